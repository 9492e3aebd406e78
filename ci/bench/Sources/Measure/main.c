// Runs a program, discards its output, and prints its exit code, CPU seconds, peak resident bytes and elapsed seconds.
//
// It is a small process of its own, because the reported peak of a child is at least the memory of its parent at the start.

#define _GNU_SOURCE

#include <fcntl.h>
#include <spawn.h>
#include <stdio.h>
#include <sys/resource.h>
#include <sys/types.h>
#include <sys/wait.h>
#include <time.h>

extern char **environ;

static double seconds(struct timeval time) { return (double)time.tv_sec + (double)time.tv_usec / 1e6; }

static double now(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec + (double)time.tv_nsec / 1e9;
}

int main(int count, char *arguments[]) {
    posix_spawn_file_actions_t actions;
    struct rusage usage;
    pid_t pid;
    int status;
    double start;

    if (count < 2) return 64;
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0);
    posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0);
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0);
    start = now();
    if (posix_spawnp(&pid, arguments[1], &actions, NULL, arguments + 1, environ)) return 1;
    posix_spawn_file_actions_destroy(&actions);
    if (wait4(pid, &status, 0, &usage) != pid) return 1;
    double elapsed = now() - start;

#ifdef __APPLE__
    long peak = usage.ru_maxrss;
#else
    long peak = usage.ru_maxrss * 1024;
#endif
    printf("%d %.6f %ld %.6f\n", WIFEXITED(status) ? WEXITSTATUS(status) : -1,
           seconds(usage.ru_utime) + seconds(usage.ru_stime), peak, elapsed);
    return 0;
}
