#ifndef CEVENTS_H
#define CEVENTS_H

#include <stddef.h>

/// Parses a whole document with `yaml_parser_parse`, and discards it. Returns the number of events, or -1 if it is not YAML.
long yaml_events(const unsigned char *bytes, size_t count);

#endif
