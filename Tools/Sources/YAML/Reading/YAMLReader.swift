import CYAML
import Diagnostics

/// Reads YAML through libyaml's events.
struct YAMLReader {
    private let file: SourceFile
    private let events: EventStream
    private var builder: TreeBuilder
    private var sink: DiagnosticSink

    /// The root of the one document in `file`.
    static func read(_ file: SourceFile, sink: inout DiagnosticSink) throws(Halt) -> Node {
        guard file.textStart < file.bytes.count else { throw noDocument(in: file) }
        return try file.bytes.withUnsafeBufferPointer { (bytes) throws(Halt) -> Node in
            let text = UnsafeBufferPointer(rebasing: bytes[file.textStart...])
            var reader = YAMLReader(file: file, events: EventStream(text), sink: sink)
            defer { sink = reader.sink }
            return try reader.read()
        }
    }

    private init(file: SourceFile, events: EventStream, sink: DiagnosticSink) {
        self.file = file
        self.events = events
        self.builder = TreeBuilder(file: file)
        self.sink = sink
    }

    private mutating func read() throws(Halt) -> Node {
        var hasDocument = false
        while true {
            guard let event = events.next() else { throw events.fault.halt(in: file) }
            switch event.pointee.type {
            case YAML_DOCUMENT_START_EVENT:
                if hasDocument {
                    let message = "a second document begins here; a file holds one"
                    sink.report(.yamlMultipleDocuments, at: location(of: event), message)
                    return try root()
                }
                hasDocument = true
            case YAML_STREAM_END_EVENT:
                return try root()
            default:
                try build(event)
            }
        }
    }

    private func root() throws(Halt) -> Node {
        guard let root = builder.root, root.text != "" || root.string != nil else {
            throw Self.noDocument(in: file)
        }
        return root
    }

    private static func noDocument(in file: SourceFile) -> Halt {
        Halt(.yamlEmpty, at: SourceLocation(file: file.name, line: 1, column: 1), "the file holds no document")
    }

    private mutating func build(_ event: UnsafePointer<yaml_event_t>) throws(Halt) {
        let position = Position(event.pointee.start_mark)
        switch event.pointee.type {
        case YAML_SCALAR_EVENT:
            let anchor = String(libyaml: event.pointee.data.scalar.anchor)
            builder.add(scalar(event, at: position), at: position, anchor: anchor, sink: &sink)
        case YAML_ALIAS_EVENT:
            let name = String(libyaml: event.pointee.data.alias.anchor) ?? ""
            try builder.addAlias(name, at: position, sink: &sink)
        case YAML_SEQUENCE_START_EVENT:
            let sequence = event.pointee.data.sequence_start
            if let tag = String(libyaml: sequence.tag) {
                Tag.check(tag, is: "seq", at: location(of: event), sink: &sink)
            }
            try builder.begin(.sequence, at: position, anchor: String(libyaml: sequence.anchor))
        case YAML_MAPPING_START_EVENT:
            let mapping = event.pointee.data.mapping_start
            if let tag = String(libyaml: mapping.tag) {
                Tag.check(tag, is: "map", at: location(of: event), sink: &sink)
            }
            try builder.begin(.mapping, at: position, anchor: String(libyaml: mapping.anchor))
        case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT:
            builder.end(sink: &sink)
        default:
            break
        }
    }

    private mutating func scalar(_ event: UnsafePointer<yaml_event_t>, at position: Position) -> Scalar {
        let value = event.pointee.data.scalar
        let text = String(decoding: UnsafeBufferPointer(start: value.value, count: value.length), as: UTF8.self)
        let isPlain = value.style == YAML_PLAIN_SCALAR_STYLE
        guard let tag = String(libyaml: value.tag) else { return Scalar(text: text, isPlain: isPlain) }
        return Tag.scalar(text, isPlain: isPlain, tag: tag, at: location(of: event), sink: &sink)
    }

    private func location(of event: UnsafePointer<yaml_event_t>) -> SourceLocation {
        SourceLocation(Position(event.pointee.start_mark), in: file)
    }
}

extension String {
    /// The text of a string that libyaml owns; nil for none.
    fileprivate init?(libyaml text: UnsafePointer<yaml_char_t>?) {
        guard let text else { return nil }
        self.init(cString: text)
    }
}
