import Diagnostics
import YAML

/// The operations that are kept.
struct Selection: Sendable {
    /// The operations; nil where nothing is selected and everything is kept.
    private let requestLines: Set<OperationEntry.RequestLine>?
    /// The tags that the operations name; nil where everything is kept.
    private let tags: Set<String>?

    /// Whether everything is kept.
    var isWhole: Bool { requestLines == nil }

    /// The selection of `options`; nil, after a report, when a selector or all of them together match nothing.
    ///
    /// `hint` makes `; did you mean x?` of a word and the known words.
    init?(
        _ options: SliceOptions, in root: Node, hint: (String, [String]) -> String, sink: inout DiagnosticSink
    ) {
        guard !options.isWhole else {
            (requestLines, tags) = (nil, nil)
            return
        }
        let all = OperationEntry.all(in: root)
        let file = SourceLocation(file: root.file.name)
        var kept = all
        var isComplete = true
        func narrow(
            _ kind: String, _ selectors: [String], _ names: [String],
            _ matches: (OperationEntry, String) -> Bool
        ) {
            guard !selectors.isEmpty else { return }
            for selector in selectors where !all.contains(where: { matches($0, selector) }) {
                let message = "no operation has the \(kind) \(selector)\(hint(selector, names))"
                sink.report(.sliceSelector, at: file, message)
                isComplete = false
            }
            kept.removeAll { operation in !selectors.contains { matches(operation, $0) } }
        }
        narrow("tag", options.tags, all.flatMap(\.tags)) { $0.tags.contains($1) }
        narrow("path", options.paths, all.map(\.requestLine.path)) { PathPattern($1).matches($0.requestLine.path) }
        narrow("id or call", options.operations, all.compactMap(\.id) + all.map(\.call)) {
            $0.id == $1 || $0.call == $1
        }
        narrow("security scheme", options.schemes, all.flatMap(\.schemes)) { $0.schemes.contains($1) }
        guard isComplete else { return nil }
        guard !kept.isEmpty else {
            sink.report(.sliceSelector, at: file, "no operation is selected by all of these at once")
            return nil
        }
        requestLines = Set(kept.map(\.requestLine))
        tags = Set(kept.flatMap(\.tags))
    }

    /// Whether an operation is kept.
    func keeps(_ requestLine: OperationEntry.RequestLine) -> Bool { requestLines?.contains(requestLine) ?? true }

    /// Whether the document keeps a tag's entry.
    func keeps(tag: String) -> Bool { tags?.contains(tag) ?? true }
}
