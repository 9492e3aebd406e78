import Foundation
import YAML

/// A JSON pointer (RFC 6901) into the document.
struct Pointer: Hashable, Sendable {
    let tokens: [String]

    /// The pointer of a reference within the document, `#/components/schemas/Pet`; nil for any other.
    init?(reference: String) {
        guard reference.hasPrefix("#/") else { return nil }
        tokens = reference.dropFirst(2).split(separator: "/", omittingEmptySubsequences: false).map { token in
            let text = String(token).removingPercentEncoding ?? String(token)
            return text.replacing("~1", with: "/").replacing("~0", with: "~")
        }
    }

    /// The node at the pointer.
    func node(in root: Node) -> Node? {
        tokens.reduce(Optional(root)) { node, token in
            guard let items = node?.sequence else { return node?[token] }
            return Int(token).flatMap { items.indices.contains($0) ? items[$0] : nil }
        }
    }

    /// Whether a value to write has something at the pointer.
    func exists(in root: Value) -> Bool {
        let found = tokens.reduce(Optional(root)) { value, token in
            switch value {
            case .mapping(let fields): fields.first { $0.name == token }?.value
            case .sequence(let items): Int(token).flatMap { items.indices.contains($0) ? items[$0] : nil }
            case .scalar, nil: nil
            }
        }
        return found != nil
    }

    /// The component at the pointer, or around it.
    var component: Component? {
        tokens.count >= 3 && tokens[0] == "components" ? Component(section: tokens[1], name: tokens[2]) : nil
    }
}

/// The name of an entry of `components`.
struct Component: Hashable, Sendable {
    let section: String
    let name: String
}
