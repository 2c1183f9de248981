#ifndef PARKTOOLS_CMINIZIP_SHIM_H
#define PARKTOOLS_CMINIZIP_SHIM_H

#include <minizip/unzip.h>
#include <minizip/zip.h>

#endif
