// Runs a program and says what it took, in one line: its exit status (128 and the signal's number if it
// was ended by one), user and system CPU time and the time that went by in microseconds, and the most
// memory that it had resident in KiB.
//
// The kernel lets a program's peak begin with what its parent had resident when it started it, so the
// parent has to be this small one. What the program writes to standard output is thrown away.

#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <sched.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

extern char **environ;

static long long microseconds(struct timeval time) {
  return time.tv_sec * 1000000LL + time.tv_usec;
}

static long long now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec * 1000000LL + time.tv_nsec / 1000;
}

// Leaves this process, and the one that it starts, the first `count` of its cores; all where it has
// fewer.
static void keep_cores(int count) {
  cpu_set_t cores;
  if (sched_getaffinity(0, sizeof cores, &cores) != 0) return;
  for (int core = 0; core < CPU_SETSIZE; core++) {
    if (!CPU_ISSET(core, &cores)) continue;
    if (count > 0)
      count--;
    else
      CPU_CLR(core, &cores);
  }
  sched_setaffinity(0, sizeof cores, &cores);
}

int main(int argc, char **argv) {
  if (argc < 3) {
    fprintf(stderr, "usage: childusage CORES PROGRAM [ARGUMENT...]; 0 is all cores\n");
    return 2;
  }
  int cores = atoi(argv[1]);
  if (cores > 0) keep_cores(cores);

  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0);
  pid_t child;
  long long start = now();
  int failure = posix_spawn(&child, argv[2], &actions, NULL, argv + 2, environ);
  if (failure != 0) {
    fprintf(stderr, "can't run '%s': %s\n", argv[2], strerror(failure));
    return 2;
  }
  int status;
  struct rusage usage;
  while (wait4(child, &status, 0, &usage) < 0) {
    if (errno != EINTR) return 2;
  }
  long long end = now();
  int code = WIFSIGNALED(status) ? 128 + WTERMSIG(status) : WEXITSTATUS(status);
  printf("%d %lld %lld %lld %ld\n", code, microseconds(usage.ru_utime),
         microseconds(usage.ru_stime), end - start, usage.ru_maxrss);
  return 0;
}
