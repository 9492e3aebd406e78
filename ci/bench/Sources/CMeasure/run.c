#define _GNU_SOURCE

#include "CMeasure.h"

#include <fcntl.h>
#include <spawn.h>
#include <sys/resource.h>
#include <sys/types.h>
#include <sys/wait.h>

extern char **environ;

static double seconds(struct timeval time) { return (double)time.tv_sec + (double)time.tv_usec / 1e6; }

struct cmeasure_usage cmeasure_run(const char *program, char *const arguments[]) {
    struct cmeasure_usage result = {-1, 0, 0};
    posix_spawn_file_actions_t actions;
    struct rusage usage;
    pid_t pid;
    int status;

    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0);
    posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0);
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0);
    int failed = posix_spawnp(&pid, program, &actions, NULL, arguments, environ);
    posix_spawn_file_actions_destroy(&actions);
    if (failed || wait4(pid, &status, 0, &usage) != pid) return result;

    result.status = WIFEXITED(status) ? WEXITSTATUS(status) : -1;
    result.seconds = seconds(usage.ru_utime) + seconds(usage.ru_stime);
#ifdef __APPLE__
    result.peak = usage.ru_maxrss;
#else
    result.peak = usage.ru_maxrss * 1024;
#endif
    return result;
}
