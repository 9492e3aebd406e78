import CYAML
import Diagnostics

/// Reads YAML through libyaml's events.
struct YAMLReader {
    /// The reason why reading stopped.
    private enum Stop: Error {
        case fault(ParserFault, innermost: Position?)
        /// Tabs that were replaced by spaces are part of a scalar's text.
        case tabsInText([TabRun])
        case halt(Halt)
    }

    /// The maximum number of times that a text is read again after its tabs were replaced or restored.
    private static let repairs = 10

    private let file: SourceFile
    private let text: YAMLText
    private let events: EventStream
    private var builder: TreeBuilder
    private var sink: DiagnosticSink
    private var tabsInText: [TabRun] = []
    private var indicatorCheck: IndicatorCheck
    /// The end of the text, computed at the first use.
    private var end: Position?

    /// The root node of the single document in `file`, which must be UTF-8 and not empty.
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
                case .tabsInText(let tabs):
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
        self.indicatorCheck = IndicatorCheck(file)
    }

    private mutating func read() throws(Stop) -> Node {
        let root: Node?
        do throws(Halt) {
            root = try readDocument()
        } catch {
            throw .halt(error)
        }
        guard tabsInText.isEmpty else { throw .tabsInText(tabsInText) }
        guard let root else { throw .fault(events.fault, innermost: builder.innermostPosition) }
        return root
    }

    /// The root node; nil if the text breaks the grammar.
    private mutating func readDocument() throws(Halt) -> Node? {
        while let event = events.next() {
            try indicatorCheck.check(event)
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

    /// The root node.
    ///
    /// - Throws: `Halt` if the document is empty: a plain scalar without text.
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

    /// The start of an event. An empty value at the end of a text starts at that end; libyaml puts it on a line of its
    /// own.
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
        // In a quoted scalar, white space at the start of a continuation line is not content.
        tabsInText += text.replacedTabs(from: Position(event.pointee.start_mark), to: Position(event.pointee.end_mark))
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

    /// A tag with its handle expanded.
    private func tag(
        _ tag: UnsafePointer<yaml_char_t>?, of event: UnsafePointer<yaml_event_t>
    ) throws(Halt) -> String? {
        guard let tag = String(libyaml: tag), tag.utf8.count > Limits.tagBytes else { return String(libyaml: tag) }
        let message = "this tag is longer than \(Limits.tagBytes) bytes"
        throw Halt(.yamlLimit, at: location(of: event), message)
    }

    /// Throws at a tab before a compact list or mapping: the spaces before it are its indentation (YAML 1.2, §8.2.1,
    /// §8.2.2).
    private func refuseTab(before position: Position) throws(Halt) {
        let start = Position(line: position.line, column: 1)
        guard let tabs = text.replacedTabs(from: start, to: position).last, tabs.end == position else { return }
        throw .tabIndents(tabs, in: file)
    }

    private func location(of event: UnsafePointer<yaml_event_t>) -> SourceLocation {
        SourceLocation(Position(event.pointee.start_mark), in: file)
    }
}

extension Halt {
    /// A tab is used as indentation.
    fileprivate static func tabIndents(_ tabs: TabRun, in file: SourceFile) -> Halt {
        let position = Position(line: tabs.line, column: tabs.columns.lowerBound)
        return Halt(.yamlSyntax, at: SourceLocation(position, in: file), "a tab cannot indent YAML; use spaces")
    }
}

extension String {
    /// A copy of a string that libyaml owns; nil for a null pointer.
    fileprivate init?(libyaml text: UnsafePointer<yaml_char_t>?) {
        guard let text else { return nil }
        self.init(cString: text)
    }
}
