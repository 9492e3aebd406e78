#include "CEvents.h"

#include <yaml.h>

long yaml_events(const unsigned char *bytes, size_t count) {
    yaml_parser_t parser;
    yaml_event_t event;
    long events = 0;
    int done = 0;

    if (!yaml_parser_initialize(&parser)) return -1;
    yaml_parser_set_input_string(&parser, bytes, count);
    while (!done) {
        if (!yaml_parser_parse(&parser, &event)) {
            yaml_parser_delete(&parser);
            return -1;
        }
        events += 1;
        done = event.type == YAML_STREAM_END_EVENT;
        yaml_event_delete(&event);
    }
    yaml_parser_delete(&parser);
    return events;
}
