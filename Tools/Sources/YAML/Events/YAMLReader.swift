import CYAML
import Diagnostics

/// Reads YAML through libyaml's events.
struct YAMLReader {
    /// Why reading stopped.
    private enum Stop: Error {
        case fault(ParserFault, innermost: Position?)
        /// Tabs that became spaces are text.
        case misread([Tabs])
        case halt(Halt)
    }

    /// How often a text is read anew after tabs in it became spaces, or tabs again.
    private static let repairs = 10

    private let file: SourceFile
    private let text: YAMLText
    private let events: EventStream
    private var builder: TreeBuilder
    private var sink: DiagnosticSink
    private var misread: [Tabs] = []
    private var suspicion: Suspicion
    /// Where the text ends, once it was asked for.
    private var end: Position?

    /// The root of the one document in `file`, which must be UTF-8 and not empty.
    static func read(_ file: SourceFile, sink: inout DiagnosticSink) throws(Halt) -> Node {
        try Directives.check(file)
        let before = sink
        var text = YAMLText(file)
        var repairs = 0
        while true {
            sink = before
            do throws(Stop) {
                return try read(text, of: file, sink: &sink)
            } catch {
                repairs += 1
                switch error {
                case .halt(let halt):
                    throw halt
                case .misread(let tabs):
                    guard repairs <= Self.repairs else { throw .tabIndents(tabs[0], in: file) }
                    text.restore(tabs, in: file)
                case .fault(let fault, let innermost):
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
        self.suspicion = Suspicion(file)
    }

    private mutating func read() throws(Stop) -> Node {
        let root: Node?
        do throws(Halt) {
            root = try readDocument()
        } catch {
            throw .halt(error)
        }
        guard misread.isEmpty else { throw .misread(misread) }
        guard let root else { throw .fault(events.fault, innermost: builder.innermostPosition) }
        return root
    }

    /// The root; nil where the text breaks the grammar.
    private mutating func readDocument() throws(Halt) -> Node? {
        while let event = events.next() {
            try suspicion.check(event)
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
        return nil
    }

    /// The root, unless the document is empty: what is written with no text at all.
    private func root() throws(Halt) -> Node {
        guard let root = builder.root, root.text != "" || root.string != nil else { throw .noDocument(in: file) }
        return root
    }

    private mutating func build(_ event: UnsafePointer<yaml_event_t>) throws(Halt) {
        let position = position(of: event)
        switch event.pointee.type {
        case YAML_SCALAR_EVENT:
            let anchor = String(libyaml: event.pointee.data.scalar.anchor)
            builder.add(try scalar(event), at: position, anchor: anchor, sink: &sink)
        case YAML_ALIAS_EVENT:
            let name = String(libyaml: event.pointee.data.alias.anchor) ?? ""
            try builder.addAlias(name, at: position, sink: &sink)
        case YAML_SEQUENCE_START_EVENT:
            let sequence = event.pointee.data.sequence_start
            try check(sequence.tag, is: "seq", of: event)
            if sequence.style == YAML_BLOCK_SEQUENCE_STYLE { try refuseTab(before: position) }
            try builder.begin(.sequence, at: position, anchor: String(libyaml: sequence.anchor))
        case YAML_MAPPING_START_EVENT:
            let mapping = event.pointee.data.mapping_start
            try check(mapping.tag, is: "map", of: event)
            if mapping.style == YAML_BLOCK_MAPPING_STYLE { try refuseTab(before: position) }
            try builder.begin(.mapping, at: position, anchor: String(libyaml: mapping.anchor))
        case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT:
            builder.end(sink: &sink)
        default:
            break
        }
    }

    /// Where an event begins: what is empty at the end of a text has its place there, though libyaml puts it on a line of
    /// its own.
    private mutating func position(of event: UnsafePointer<yaml_event_t>) -> Position {
        let position = Position(event.pointee.start_mark)
        guard position.column == 1, event.pointee.start_mark.index == event.pointee.end_mark.index,
            let last = file.bytes.last, last != lineFeed, last != carriageReturn
        else { return position }
        let end = end ?? file.contained(Position(line: .max, column: 1))
        self.end = end
        return min(position, end)
    }

    private mutating func scalar(_ event: UnsafePointer<yaml_event_t>) throws(Halt) -> Scalar {
        let value = event.pointee.data.scalar
        let isBlock = value.style == YAML_LITERAL_SCALAR_STYLE || value.style == YAML_FOLDED_SCALAR_STYLE
        // In a quoted text that goes on, the white space that a line begins with says nothing.
        misread += text.spaced(from: Position(event.pointee.start_mark), to: Position(event.pointee.end_mark))
            .filter { isBlock || !$0.isLeading }
        let decoded = String(decoding: UnsafeBufferPointer(start: value.value, count: value.length), as: UTF8.self)
        let scalar = Scalar(text: text.restored(decoded), isPlain: value.style == YAML_PLAIN_SCALAR_STYLE)
        guard let tag = try tag(value.tag, of: event) else { return scalar }
        return Tag.apply(tag, to: scalar, at: location(of: event), sink: &sink)
    }

    private mutating func check(
        _ tag: UnsafePointer<yaml_char_t>?, is name: String, of event: UnsafePointer<yaml_event_t>
    ) throws(Halt) {
        guard let tag = try self.tag(tag, of: event) else { return }
        Tag.check(tag, is: name, at: location(of: event), sink: &sink)
    }

    /// A tag, its handle spelled out.
    private func tag(
        _ tag: UnsafePointer<yaml_char_t>?, of event: UnsafePointer<yaml_event_t>
    ) throws(Halt) -> String? {
        guard let tag = String(libyaml: tag), tag.utf8.count > Limits.tagBytes else { return String(libyaml: tag) }
        let message = "this tag is longer than \(Limits.tagBytes) bytes"
        throw Halt(.yamlLimit, at: location(of: event), message)
    }

    /// A list or mapping on the line of what it stands in is indented by what is before it (§8.2.1, §8.2.2): by spaces.
    private func refuseTab(before position: Position) throws(Halt) {
        let start = Position(line: position.line, column: 1)
        guard let tabs = text.spaced(from: start, to: position).last, tabs.end == position else { return }
        throw .tabIndents(tabs, in: file)
    }

    private func location(of event: UnsafePointer<yaml_event_t>) -> SourceLocation {
        SourceLocation(Position(event.pointee.start_mark), in: file)
    }
}

extension Halt {
    /// A tab stands where only spaces indent.
    fileprivate static func tabIndents(_ tabs: Tabs, in file: SourceFile) -> Halt {
        let position = Position(line: tabs.line, column: tabs.columns.lowerBound)
        return Halt(.yamlSyntax, at: SourceLocation(position, in: file), "a tab cannot indent YAML; use spaces")
    }
}

extension String {
    /// The text of a string that libyaml owns; nil for none.
    fileprivate init?(libyaml text: UnsafePointer<yaml_char_t>?) {
        guard let text else { return nil }
        self.init(cString: text)
    }
}
