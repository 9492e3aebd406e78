#ifndef CEVENTS_H
#define CEVENTS_H

#include <stddef.h>

/// Reads a document with `yaml_parser_parse`. Returns the number of events, or -1 if it is not YAML.
long yaml_events(const unsigned char *bytes, size_t count);

#endif
