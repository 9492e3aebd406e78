#ifndef CMEASURE_H
#define CMEASURE_H

#include <stddef.h>

/// Reads a whole document with `yaml_parser_parse` and keeps nothing. Returns the number of events, or -1 when it is not YAML.
long cmeasure_yaml_events(const unsigned char *bytes, size_t count);

/// What one process used, its own children included.
struct cmeasure_usage {
    /// Exit code, or -1 when the process could not be started or was ended by a signal.
    int status;
    /// CPU seconds, user and system.
    double seconds;
    /// Peak resident memory of the largest process, in bytes.
    long peak;
};

/// Runs a program to its end, with its output thrown away. `arguments` ends with a null pointer.
struct cmeasure_usage cmeasure_run(const char *program, char *const arguments[]);

#endif
