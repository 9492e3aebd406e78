import CYAML

/// libyaml's parser over bytes in memory, which returns one event at a time.
///
/// The bytes must outlive the stream. A class, because libyaml keeps pointers into the parser.
final class EventStream {
    private let parser = UnsafeMutablePointer<yaml_parser_t>.allocate(capacity: 1)
    private let event = UnsafeMutablePointer<yaml_event_t>.allocate(capacity: 1)

    /// A stream over UTF-8 bytes, without a byte order mark.
    init(_ bytes: UnsafeBufferPointer<UInt8>) {
        // Fails only if there is no memory. Then the parser is all zeros, and the first event fails, too.
        parser.initialize(to: yaml_parser_t())
        event.initialize(to: yaml_event_t())
        yaml_parser_initialize(parser)
        yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
        yaml_parser_set_input_string(parser, bytes.baseAddress, bytes.count)
    }

    deinit {
        yaml_event_delete(event)
        yaml_parser_delete(parser)
        event.deallocate()
        parser.deallocate()
    }

    /// The next event, valid until the next call; nil if the text breaks the grammar, which `fault` then describes.
    func next() -> UnsafePointer<yaml_event_t>? {
        yaml_event_delete(event)
        return yaml_parser_parse(parser, event) == 1 ? UnsafePointer(event) : nil
    }

    /// libyaml's description of the fault at which it stopped.
    var fault: ParserFault { ParserFault(parser.pointee) }
}

extension Position {
    /// The position of a mark, which counts from 0.
    init(_ mark: yaml_mark_t) {
        self.init(line: UInt32(truncatingIfNeeded: mark.line + 1), column: UInt32(truncatingIfNeeded: mark.column + 1))
    }
}
