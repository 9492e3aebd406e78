import Diagnostics

/// Builds the tree from a reader's events, in document order. It keeps a stack of its own, so that no nesting can
/// overflow the thread's stack.
struct TreeBuilder {
    /// The kind of an open frame.
    enum Kind {
        case sequence
        case mapping
    }

    private enum PendingKey {
        /// The next node is a key.
        case none
        case key(Key)
        /// The next node is the value of a key that was reported; both are dropped.
        case unusable
    }

    /// A sequence or mapping that is open.
    private struct Frame {
        let kind: Kind
        let position: Position
        let anchor: String?
        /// The index of its first child in `nodes` or `entries`.
        let start: Int
        var size = 1
        var height = 0
        var pending = PendingKey.none
        /// The indices of merge keys in `entries`.
        var merges: [Int] = []
    }

    private let file: SourceFile
    private var frames: [Frame] = []
    /// The items of all open sequences, from the outermost to the innermost.
    private var nodes: [Node] = []
    /// The entries of all open mappings, from the outermost to the innermost.
    private var entries: [Mapping.Entry] = []
    private var anchors: [String: AnchorState] = [:]
    private var aliasedNodes = 0
    /// The root, once it is complete.
    private(set) var root: Node?

    /// A builder of the nodes of `file`.
    init(file: SourceFile) {
        self.file = file
    }

    /// The kind of the innermost open frame.
    var innermost: Kind? { frames.last?.kind }

    /// The start of the innermost open frame.
    var innermostPosition: Position? { frames.last?.position }

    /// Begins a sequence or a mapping.
    mutating func begin(_ kind: Kind, at position: Position, anchor: String? = nil) throws(Halt) {
        guard frames.count < Limits.depth else { throw tooDeep(at: position) }
        if let anchor { anchors[anchor] = .unfinished }
        let start = kind == .sequence ? nodes.count : entries.count
        frames.append(Frame(kind: kind, position: position, anchor: anchor, start: start))
    }

    /// Ends the innermost sequence or mapping.
    mutating func end(sink: inout DiagnosticSink) {
        let frame = frames.removeLast()
        let content: Node.Content
        switch frame.kind {
        case .sequence:
            content = .sequence(Array(nodes[frame.start...]))
            nodes.removeSubrange(frame.start...)
        case .mapping:
            content = .mapping(mapping(of: frame, sink: &sink))
            entries.removeSubrange(frame.start...)
        }
        let sized = SizedNode(
            node: Node(content, at: frame.position, in: file), size: frame.size, height: frame.height + 1)
        if let anchor = frame.anchor { anchors[anchor] = .finished(sized) }
        place(sized, at: frame.position, sink: &sink)
    }

    /// Adds a scalar, as a key if the next node is one.
    mutating func add(_ scalar: Scalar, at position: Position, anchor: String? = nil, sink: inout DiagnosticSink) {
        let sized = SizedNode(node: Node(.scalar(scalar), at: position, in: file))
        if let anchor { anchors[anchor] = .finished(sized) }
        place(sized, at: position, sink: &sink)
    }

    /// Adds the node of an anchor again.
    mutating func addAlias(_ name: String, at position: Position, sink: inout DiagnosticSink) throws(Halt) {
        let location = SourceLocation(position, in: file)
        switch anchors[name] {
        case .finished(let sized):
            aliasedNodes += sized.size
            guard aliasedNodes <= Limits.aliasedNodes else {
                let message = "the document's aliases expand to more than \(Limits.aliasedNodes) values"
                throw Halt(.yamlLimit, at: location, message)
            }
            guard frames.count + sized.height <= Limits.depth else { throw tooDeep(at: position) }
            place(sized, at: position, sink: &sink)
            return
        case .unfinished:
            sink.report(.yamlAlias, at: location, "the alias *\(name) is inside the value that it names")
        case nil:
            sink.report(.yamlAlias, at: location, "the alias *\(name) names no anchor before it")
        }
        // The alias was reported; a null replaces it, so that reading can continue.
        add(Scalar(text: "", isPlain: true), at: position, sink: &sink)
    }

    private func tooDeep(at position: Position) -> Halt {
        let message = "the document nests deeper than \(Limits.depth) levels"
        return Halt(.yamlLimit, at: SourceLocation(position, in: file), message)
    }

    private mutating func place(_ sized: SizedNode, at position: Position, sink: inout DiagnosticSink) {
        guard !frames.isEmpty else {
            root = sized.node
            return
        }
        let top = frames.count - 1
        frames[top].size += sized.size
        frames[top].height = max(frames[top].height, sized.height)
        guard frames[top].kind == .mapping else {
            nodes.append(sized.node)
            return
        }
        switch frames[top].pending {
        case .none:
            frames[top].pending = key(of: sized.node, at: position, sink: &sink)
        case .key(let key):
            entries.append((key, sized.node))
            frames[top].pending = .none
        case .unusable:
            frames[top].pending = .none
        }
    }

    private mutating func key(of node: Node, at position: Position, sink: inout DiagnosticSink) -> PendingKey {
        guard let scalar = node.scalar else {
            let message = "a key must be text, but this one is \(node.kindDescription)"
            sink.report(.yamlKey, at: SourceLocation(position, in: file), message)
            return .unusable
        }
        if scalar.isPlain, scalar.text == MergeKey.text { frames[frames.count - 1].merges.append(entries.count) }
        return .key(Key(scalar.text, at: position, in: file))
    }

    private func mapping(of frame: Frame, sink: inout DiagnosticSink) -> Mapping {
        let own = entries[frame.start...]
        let merged =
            frame.merges.isEmpty ? Array(own) : MergeKey.expand(own, mergesAt: frame.merges, sink: &sink)
        return Mapping(merged) { duplicate, first in
            let related = Diagnostic.Related(location: first.key.location, message: "first declared here")
            sink.report(
                .yamlDuplicateKey, at: duplicate.key.location,
                "the key \"\(duplicate.key.text)\" appears twice; remove or rename one of them",
                related: [related])
        }
    }
}
