import OpenAPIGrammar
import YAML

/// An operation of the document, with the properties that it can be selected by.
struct OperationEntry: Sendable {
    /// The path and the method of an operation.
    struct RequestLine: Hashable, Sendable {
        let path: String
        /// The method as the document writes it, in lower case.
        let method: String
    }

    let requestLine: RequestLine
    let id: String?
    let tags: [String]
    /// The security schemes that any of its alternatives names.
    let schemes: [String]

    /// `GET /path`.
    var call: String { "\(requestLine.method.uppercased()) \(requestLine.path)" }

    /// Every operation below `paths`, in document order. Those of `additionalOperations` are not among them.
    static func all(in root: Node) -> [OperationEntry] {
        let inherited = schemes(root["security"])
        return (root["paths"]?.mapping?.entries ?? []).flatMap { path, item in
            let item = PathItemReference.target(of: item, in: root)
            return PathItemMethod.names.compactMap { method in
                item[method].map { operation in
                    OperationEntry(
                        requestLine: RequestLine(path: path.text, method: method), id: operation["operationId"]?.text,
                        tags: operation["tags"]?.sequence?.compactMap(\.text) ?? [],
                        schemes: operation["security"].map { schemes($0) } ?? inherited)
                }
            }
        }
    }

    private static func schemes(_ security: Node?) -> [String] {
        (security?.sequence ?? []).flatMap { $0.mapping?.entries.map(\.key.text) ?? [] }
    }
}

/// References from `paths` to path items elsewhere.
enum PathItemReference {
    /// The path item itself, or the component that it refers to.
    static func target(of item: Node, in root: Node) -> Node {
        guard let text = item["$ref"]?.text, let pointer = Pointer(reference: text) else { return item }
        return pointer.node(in: root) ?? item
    }
}
