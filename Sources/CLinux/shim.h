#ifndef PARKTOOLS_CLINUX_SHIM_H
#define PARKTOOLS_CLINUX_SHIM_H

// Functions of the system that the C library's headers show to GNU sources alone, which Swift's are not.

#include <stddef.h>
#include <stdint.h>

int sched_getaffinity(int process, size_t size, void *processors);
int sync_file_range(int descriptor, int64_t offset, int64_t count, unsigned int flags);

/// Counts the processors that the program may run on; 0 where that is not known.
static inline int parktools_count_processors(void) {
  uint8_t processors[1024] = {0};
  if (sched_getaffinity(0, sizeof processors, processors) != 0) return 0;
  int count = 0;
  for (size_t index = 0; index < sizeof processors; index++) {
    count += __builtin_popcount(processors[index]);
  }
  return count;
}

/// Has the system begin to bring some bytes of a file onto the disk.
static inline void parktools_begin_storing(int descriptor, int64_t offset, int64_t count) {
  // SYNC_FILE_RANGE_WRITE
  sync_file_range(descriptor, offset, count, 2);
}

#endif
