#ifndef CEVENTS_H
#define CEVENTS_H

#include <stddef.h>

/// Reads a whole document with `yaml_parser_parse` and keeps nothing. Returns the number of events, or -1 when it is not YAML.
long yaml_events(const unsigned char *bytes, size_t count);

#endif
