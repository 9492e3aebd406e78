import Diagnostics
import YAML

/// An operation as its document writes it.
struct OperationPlace: Sendable {
    /// From the root to the operation.
    let keys: [String]
    let node: Node

    /// The path or the name of the shared path item, and the method.
    var title: String { keys.dropFirst(keys.count - 2).joined(separator: " ") }

    private static let methods: Set<String> = [
        "get", "put", "post", "delete", "options", "head", "patch", "trace", "query",
    ]

    /// The operations of paths and of shared path items, without those that are references: a change there would only add
    /// siblings to the reference.
    static func all(in root: Node) -> [OperationPlace] {
        operations(in: root["paths"], at: ["paths"])
            + operations(in: root["components"]?["pathItems"], at: ["components", "pathItems"])
    }

    private static func operations(in items: Node?, at keys: [String]) -> [OperationPlace] {
        (items?.mapping?.entries ?? []).flatMap { path, item in
            let own = (item.mapping?.entries ?? []).filter { methods.contains($0.key.text) }
                .map { OperationPlace(keys: keys + [path.text, $0.key.text], node: $0.value) }
            let additional = (item["additionalOperations"]?.mapping?.entries ?? []).map {
                OperationPlace(keys: keys + [path.text, "additionalOperations", $0.key.text], node: $0.value)
            }
            return (own + additional).filter { $0.node["$ref"] == nil }
        }
    }
}
