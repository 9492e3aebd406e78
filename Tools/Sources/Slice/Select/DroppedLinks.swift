import YAML

/// Tells which links lead to operations that are not kept.
struct DroppedLinks: Sendable {
    private let root: Node
    /// The operations that are not kept, by id and by path and method.
    private let ids: [String: OperationEntry]
    private let requestLines: [OperationEntry.RequestLine: OperationEntry]

    init(root: Node, selection: Selection) {
        self.root = root
        let dropped = OperationEntry.all(in: root).filter { !selection.keeps($0.requestLine) }
        ids = Dictionary(dropped.compactMap { entry in entry.id.map { ($0, entry) } }) { first, _ in first }
        requestLines = Dictionary(dropped.map { ($0.requestLine, $0) }) { first, _ in first }
    }

    /// `GET /path` of the operation that is not kept; nil for a link to any other, or to another document.
    func call(of link: Node) -> String? {
        if let text = link["$ref"]?.text {
            return Pointer(reference: text)?.node(in: root).flatMap { $0["$ref"] == nil ? call(of: $0) : nil }
        }
        if let id = link["operationId"]?.text { return ids[id]?.call }
        guard let tokens = link["operationRef"]?.text.flatMap(Pointer.init(reference:))?.tokens,
            tokens.count == 3, tokens[0] == "paths"
        else { return nil }
        return requestLines[OperationEntry.RequestLine(path: tokens[1], method: tokens[2])]?.call
    }
}
