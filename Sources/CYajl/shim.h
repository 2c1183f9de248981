#ifndef PARKTOOLS_CYAJL_SHIM_H
#define PARKTOOLS_CYAJL_SHIM_H

#include <errno.h>
#include <stdlib.h>
#include <yajl/yajl_parse.h>

/// Ends the program where the system gives no memory, which yajl does not bear.
static inline void *parktools_yajl_require_memory(void *memory) {
  if (memory == NULL) {
    errno = ENOMEM;
    abort();
  }
  return memory;
}

static inline void *parktools_yajl_malloc(void *context, size_t size) {
  (void)context;
  return parktools_yajl_require_memory(malloc(size ? size : 1));
}

static inline void *parktools_yajl_realloc(void *context, void *memory, size_t size) {
  (void)context;
  return parktools_yajl_require_memory(realloc(memory, size ? size : 1));
}

static inline void parktools_yajl_free(void *context, void *memory) {
  (void)context;
  free(memory);
}

/// Makes a parser that ends the program where the system gives no memory.
static inline yajl_handle parktools_yajl_alloc(const yajl_callbacks *callbacks, void *context) {
  yajl_alloc_funcs functions = {parktools_yajl_malloc, parktools_yajl_realloc,
                                parktools_yajl_free, NULL};
  return yajl_alloc(callbacks, &functions, context);
}

/// Sets an option that takes a truth value; yajl declares the setter variadic, which Swift cannot
/// call.
static inline int parktools_yajl_enable(yajl_handle handle, yajl_option option) {
  return yajl_config(handle, option, 1);
}

#endif
