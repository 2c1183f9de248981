#ifndef PARKTOOLS_CYAJL_SHIM_H
#define PARKTOOLS_CYAJL_SHIM_H

#include <yajl/yajl_parse.h>

/// Sets an option that takes a truth value; yajl declares the setter variadic, which Swift cannot
/// call.
static inline int parktools_yajl_enable(yajl_handle handle, yajl_option option) {
  return yajl_config(handle, option, 1);
}

#endif
