import CYAML
import Diagnostics

/// Reads YAML through libyaml's events.
struct YAMLReader {
    /// Why reading stopped.
    private enum Stop: Error {
        case fault(ParserFault, innermost: Position?)
        case halt(Halt)
    }

    /// How often a text is read anew after tabs in it became spaces.
    private static let repairs = 100

    private let file: SourceFile
    private let text: YAMLText
    private let events: EventStream
    private var builder: TreeBuilder
    private var sink: DiagnosticSink

    /// The root of the one document in `file`, which must be UTF-8 and not empty.
    static func read(_ file: SourceFile, sink: inout DiagnosticSink) throws(Halt) -> Node {
        let before = sink
        var text = YAMLText(file)
        var repairs = 0
        while true {
            sink = before
            do throws(Stop) {
                return try read(text, of: file, sink: &sink)
            } catch {
                switch error {
                case .halt(let halt):
                    throw halt
                case .fault(let fault, let innermost):
                    repairs += 1
                    guard fault.isRefusedTab, repairs <= Self.repairs,
                        text.replaceTabs(at: fault.position, in: file)
                    else { throw fault.halt(in: file, innermost: innermost) }
                }
            }
        }
    }

    private static func read(_ text: YAMLText, of file: SourceFile, sink: inout DiagnosticSink) throws(Stop) -> Node {
        try text.bytes.withUnsafeBufferPointer { (bytes) throws(Stop) -> Node in
            let events = EventStream(UnsafeBufferPointer(rebasing: bytes[file.textStart...]))
            var reader = YAMLReader(file: file, text: text, events: events, sink: sink)
            defer { sink = reader.sink }
            return try reader.read()
        }
    }

    private init(file: SourceFile, text: YAMLText, events: EventStream, sink: DiagnosticSink) {
        self.file = file
        self.text = text
        self.events = events
        self.builder = TreeBuilder(file: file)
        self.sink = sink
    }

    private mutating func read() throws(Stop) -> Node {
        do throws(Halt) {
            while let event = events.next() {
                switch event.pointee.type {
                case YAML_DOCUMENT_START_EVENT where builder.root != nil:
                    let message = "a second document begins here; a file holds one"
                    sink.report(.yamlMultipleDocuments, at: location(of: event), message)
                    return try root()
                case YAML_STREAM_END_EVENT:
                    return try root()
                default:
                    try build(event)
                }
            }
        } catch {
            throw .halt(error)
        }
        throw .fault(events.fault, innermost: builder.innermostPosition)
    }

    /// The root, unless the document is empty: what is written with no text at all.
    private func root() throws(Halt) -> Node {
        guard let root = builder.root, root.text != "" || root.string != nil else { throw .noDocument(in: file) }
        return root
    }

    private mutating func build(_ event: UnsafePointer<yaml_event_t>) throws(Halt) {
        let position = Position(event.pointee.start_mark)
        switch event.pointee.type {
        case YAML_SCALAR_EVENT:
            let anchor = String(libyaml: event.pointee.data.scalar.anchor)
            builder.add(scalar(event), at: position, anchor: anchor, sink: &sink)
        case YAML_ALIAS_EVENT:
            let name = String(libyaml: event.pointee.data.alias.anchor) ?? ""
            try builder.addAlias(name, at: position, sink: &sink)
        case YAML_SEQUENCE_START_EVENT:
            let sequence = event.pointee.data.sequence_start
            check(sequence.tag, is: "seq", of: event)
            try builder.begin(.sequence, at: position, anchor: String(libyaml: sequence.anchor))
        case YAML_MAPPING_START_EVENT:
            let mapping = event.pointee.data.mapping_start
            check(mapping.tag, is: "map", of: event)
            try builder.begin(.mapping, at: position, anchor: String(libyaml: mapping.anchor))
        case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT:
            builder.end(sink: &sink)
        default:
            break
        }
    }

    private mutating func scalar(_ event: UnsafePointer<yaml_event_t>) -> Scalar {
        let value = event.pointee.data.scalar
        let decoded = String(decoding: UnsafeBufferPointer(start: value.value, count: value.length), as: UTF8.self)
        let scalar = Scalar(text: text.restored(decoded), isPlain: value.style == YAML_PLAIN_SCALAR_STYLE)
        guard let tag = String(libyaml: value.tag) else { return scalar }
        return Tag.apply(tag, to: scalar, at: location(of: event), sink: &sink)
    }

    private mutating func check(
        _ tag: UnsafePointer<yaml_char_t>?, is name: String, of event: UnsafePointer<yaml_event_t>
    ) {
        guard let tag = String(libyaml: tag) else { return }
        Tag.check(tag, is: name, at: location(of: event), sink: &sink)
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
