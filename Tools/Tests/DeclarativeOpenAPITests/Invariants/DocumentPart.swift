import Diagnostics
import Foundation
import YAML

/// A part of a document, with its places and the references into it.
struct DocumentPart {
    /// The places of all keys and values of the part.
    let locations: Set<SourceLocation>
    private let pointer: String
    private let root: Node

    init(_ keys: [String], in root: Node) {
        var node = root
        var locations: Set<SourceLocation> = []
        for key in keys {
            guard let entry = node.mapping?.entry(key) else { break }
            locations = [entry.key.location]
            node = entry.value
        }
        Self.visit(node) { value in
            locations.insert(value.location)
            for entry in value.mapping?.entries ?? [] { locations.insert(entry.key.location) }
        }
        self.locations = locations
        pointer = "#/" + keys.map { $0.replacing("~", with: "~0").replacing("/", with: "~1") }.joined(separator: "/")
        self.root = root
    }

    /// Whether something outside refers to a place inside the part.
    var isReferredInto: Bool {
        var isFound = false
        Self.visit(root) { node in
            guard let text = node["$ref"]?.text, !locations.contains(node.location) else { return }
            isFound = isFound || (text.removingPercentEncoding ?? text).hasPrefix(pointer + "/")
        }
        return isFound
    }

    /// Calls `action` with a value and every value below it.
    private static func visit(_ node: Node, _ action: (Node) -> Void) {
        action(node)
        switch node.content {
        case .scalar: break
        case .sequence(let items): for item in items { visit(item, action) }
        case .mapping(let mapping): for entry in mapping.entries { visit(entry.value, action) }
        }
    }
}
