// Makes calls of the system fail, in a program that is started with this library preloaded.
//
// FAULT_FOLDER  The files that count: those in this folder, relative paths, and standard input and output.
// FAULT_LOG     A file that gets a line for each call that counts: its name, how its descriptor was opened
//               ('r' or 'w', '-' for none), and its path.
// FAULT_CALL    The call to fail, by its name.
// FAULT_NUMBER  Which of these calls fails, counted from 1.
// FAULT_CODE    The error number.
// FAULT_ON      Set where all calls from that one on fail.
// FAULT_UNNAMED Set where the disk knows no files without names (O_TMPFILE).
// FAULT_SHORT   Set where reads and writes move one byte or half of what they could.

#define _GNU_SOURCE
#include <dirent.h>
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#define NEXT(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

static int count;

static const char *setting(const char *name) {
  const char *value = getenv(name);
  return value ? value : "";
}

static int counts(const char *path) {
  const char *folder = setting("FAULT_FOLDER");
  return *folder && (path[0] != '/' || strncmp(path, folder, strlen(folder)) == 0);
}

static void note(const char *call, char mode, const char *path) {
  const char *log = setting("FAULT_LOG");
  if (!*log) return;
  char line[5000];
  int length = snprintf(line, sizeof line, "%s %c %s\n", call, mode, path);
  int file = syscall(SYS_openat, AT_FDCWD, log, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
  if (file < 0) return;
  syscall(SYS_write, file, line, length);
  syscall(SYS_close, file);
}

// Whether this call is to fail; sets the error number then.
static int fails(const char *call, char mode, const char *path) {
  int saved = errno;
  note(call, mode, path);
  errno = saved;
  if (strcmp(setting("FAULT_CALL"), call) != 0) return 0;
  int number = __sync_add_and_fetch(&count, 1), wanted = atoi(setting("FAULT_NUMBER"));
  if (number < wanted || (number > wanted && !*setting("FAULT_ON"))) return 0;
  errno = atoi(setting("FAULT_CODE"));
  return 1;
}

static int path_fails(const char *call, const char *path) {
  return counts(path) && fails(call, '-', path);
}

static int descriptor_fails(const char *call, int descriptor) {
  if (descriptor == STDERR_FILENO) return 0;
  int saved = errno;
  char link[64], path[4096];
  snprintf(link, sizeof link, "/proc/self/fd/%d", descriptor);
  ssize_t length = syscall(SYS_readlink, link, path, sizeof path - 1);
  int flags = syscall(SYS_fcntl, descriptor, F_GETFL);
  errno = saved;
  if (length < 0) return 0;
  path[length] = 0;
  int is_stream = descriptor == STDIN_FILENO || descriptor == STDOUT_FILENO;
  if (!is_stream && (path[0] != '/' || !counts(path))) return 0;
  return fails(call, (flags & O_ACCMODE) == O_RDONLY ? 'r' : 'w', path);
}

static size_t shortened(size_t size) {
  return *setting("FAULT_SHORT") && size > 1 ? (size > 64 ? size / 2 : 1) : size;
}

// MARK: Calls with a path

int open(const char *path, int flags, ...) {
  va_list list;
  va_start(list, flags);
  mode_t mode = flags & (O_CREAT | __O_TMPFILE) ? va_arg(list, mode_t) : 0;
  va_end(list);
  if ((flags & O_TMPFILE) == O_TMPFILE && *setting("FAULT_UNNAMED")) {
    errno = EOPNOTSUPP;
    return -1;
  }
  if (path_fails("open", path)) return -1;
  return NEXT(open)(path, flags, mode);
}

int stat(const char *path, struct stat *status) {
  return path_fails("stat", path) ? -1 : NEXT(stat)(path, status);
}

int lstat(const char *path, struct stat *status) {
  return path_fails("lstat", path) ? -1 : NEXT(lstat)(path, status);
}

int access(const char *path, int mode) {
  return path_fails("access", path) ? -1 : NEXT(access)(path, mode);
}

int mkdir(const char *path, mode_t mode) {
  return path_fails("mkdir", path) ? -1 : NEXT(mkdir)(path, mode);
}

int rename(const char *path, const char *other) {
  return path_fails("rename", other) ? -1 : NEXT(rename)(path, other);
}

int link(const char *path, const char *other) {
  return path_fails("link", path) ? -1 : NEXT(link)(path, other);
}

int linkat(int folder, const char *path, int other_folder, const char *other, int flags) {
  if (path_fails("linkat", other)) return -1;
  return NEXT(linkat)(folder, path, other_folder, other, flags);
}

ssize_t readlink(const char *path, char *target, size_t size) {
  return path_fails("readlink", path) ? -1 : NEXT(readlink)(path, target, size);
}

char *realpath(const char *path, char *resolved) {
  return path_fails("realpath", path) ? NULL : NEXT(realpath)(path, resolved);
}

DIR *opendir(const char *path) {
  return path_fails("opendir", path) ? NULL : NEXT(opendir)(path);
}

// MARK: Calls without a file

int pthread_create(pthread_t *thread, const pthread_attr_t *attributes, void *(*body)(void *), void *data) {
  if (*setting("FAULT_FOLDER") && fails("pthread_create", '-', "thread")) return errno;
  return NEXT(pthread_create)(thread, attributes, body, data);
}

// MARK: Calls with a descriptor

struct dirent *readdir(DIR *folder) {
  return descriptor_fails("readdir", dirfd(folder)) ? NULL : NEXT(readdir)(folder);
}

int fstat(int descriptor, struct stat *status) {
  return descriptor_fails("fstat", descriptor) ? -1 : NEXT(fstat)(descriptor, status);
}

int fchmod(int descriptor, mode_t mode) {
  return descriptor_fails("fchmod", descriptor) ? -1 : NEXT(fchmod)(descriptor, mode);
}

int fsync(int descriptor) {
  return descriptor_fails("fsync", descriptor) ? -1 : NEXT(fsync)(descriptor);
}

off_t lseek(int descriptor, off_t offset, int origin) {
  return descriptor_fails("lseek", descriptor) ? -1 : NEXT(lseek)(descriptor, offset, origin);
}

ssize_t read(int descriptor, void *bytes, size_t size) {
  if (descriptor_fails("read", descriptor)) return -1;
  return NEXT(read)(descriptor, bytes, shortened(size));
}

ssize_t pread(int descriptor, void *bytes, size_t size, off_t offset) {
  if (descriptor_fails("pread", descriptor)) return -1;
  return NEXT(pread)(descriptor, bytes, shortened(size), offset);
}

ssize_t write(int descriptor, const void *bytes, size_t size) {
  if (descriptor_fails("write", descriptor)) return -1;
  return NEXT(write)(descriptor, bytes, shortened(size));
}

ssize_t pwrite(int descriptor, const void *bytes, size_t size, off_t offset) {
  if (descriptor_fails("pwrite", descriptor)) return -1;
  return NEXT(pwrite)(descriptor, bytes, shortened(size), offset);
}

// A descriptor that can't be closed is gone all the same, as on Linux.
int close(int descriptor) {
  int failed = descriptor_fails("close", descriptor), code = errno;
  int result = NEXT(close)(descriptor);
  errno = failed ? code : errno;
  return failed ? -1 : result;
}
