#ifndef PARKTOOLS_CLIBXML2_SHIM_H
#define PARKTOOLS_CLIBXML2_SHIM_H

// Debian's libxml2 headers pull in ICU's, which collide with the toolchain's own copy of ICU.
#include <libxml/xmlversion.h>
#undef LIBXML_ICU_ENABLED

#include <libxml/SAX2.h>
#include <libxml/parser.h>
#include <libxml/xmlerror.h>
#include <errno.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

/// Ends the program where the system gives no memory: not all of libxml2 bears that.
static inline void *parktools_require_memory(void *memory) {
  if (memory == NULL) {
    errno = ENOMEM;
    abort();
  }
  return memory;
}

static inline void *parktools_malloc(size_t size) {
  return parktools_require_memory(malloc(size ? size : 1));
}

static inline void *parktools_realloc(void *memory, size_t size) {
  return parktools_require_memory(realloc(memory, size ? size : 1));
}

static inline char *parktools_strdup(const char *text) {
  return (char *)parktools_require_memory(strdup(text));
}

/// Prepares the library, once for the process, and sees to it that it locks.
///
/// libxml2 refers to the functions of threads weakly: where a fully static program does not hold all of
/// them, it takes the program for one without threads, and its parsers share their state. So they are
/// named here.
static inline void parktools_initialize(void) {
  void *volatile functions[] = {
      (void *)pthread_once,          (void *)pthread_self,         (void *)pthread_equal,
      (void *)pthread_key_create,    (void *)pthread_key_delete,   (void *)pthread_getspecific,
      (void *)pthread_setspecific,   (void *)pthread_mutex_init,   (void *)pthread_mutex_destroy,
      (void *)pthread_mutex_lock,    (void *)pthread_mutex_unlock, (void *)pthread_cond_init,
      (void *)pthread_cond_destroy,  (void *)pthread_cond_wait,    (void *)pthread_cond_signal,
  };
  (void)functions;
  xmlMemSetup(free, parktools_malloc, parktools_realloc, parktools_strdup);
  xmlInitParser();
}

/// Whether bytes are left behind the point where the parser ended: it takes a NUL byte after the
/// root element for the end of the input.
static inline int parktools_has_unread_bytes(xmlParserCtxtPtr context) {
  xmlParserInputPtr input = context->input;
  if (input == NULL) return 0;
  if (input->cur < input->end) return 1;
  if (input->buf == NULL || input->buf->raw == NULL) return 0;
  return xmlBufUse(input->buf->raw) > 0;
}

/// How many bytes wait to be turned into text where the parser has used all the text there is.
static inline size_t parktools_unconverted_count(xmlParserCtxtPtr context) {
  xmlParserInputPtr input = context->input;
  if (input == NULL || input->cur < input->end) return 0;
  if (input->buf == NULL || input->buf->raw == NULL) return 0;
  return xmlBufUse(input->buf->raw);
}

/// Parses the document, and sends `handler` the errors that libxml2 otherwise prints to standard
/// error: those of its character conversion, which knows no context. The handler is the thread's and
/// is put back afterwards.
static inline int parktools_parse_document(xmlParserCtxtPtr context, xmlStructuredErrorFunc handler,
                                           void *data) {
  xmlStructuredErrorFunc formerHandler = xmlStructuredError;
  void *formerData = xmlStructuredErrorContext;
  xmlSetStructuredErrorFunc(data, handler);
  int result = xmlParseDocument(context);
  xmlSetStructuredErrorFunc(formerData, formerHandler);
  return result;
}

#endif
