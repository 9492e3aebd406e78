import APIModel
import Naming
import OpenAPIDocument

/// A place in which types are declared: the namespace, a struct, or the operation enum.
struct Nest {
    /// The Swift names that lead to it from the namespace.
    let path: [String]
    var scope: NameScope
    /// What has been declared in it, in the order of the document.
    var models: [Model] = []

    /// - Parameter namespace: The namespace's name, which no type in it takes: it leads to types that others hide.
    init(path: [String], namespace: String) {
        self.path = path
        scope = NameScope(reserved: [namespace], caseInsensitive: true)
    }

    func reference(to name: String) -> TypeReference {
        .named(path + [name])
    }
}

/// Where a schema stands, as far as naming it and deciding its direction need that.
struct Place {
    /// What a type made from the schema is called after.
    let name: String
    /// RFC 6901 pointer from the document's root.
    let pointer: String
    let direction: Direction
    /// Whether what is left out there stays as it is: in the body of a PATCH request.
    let isPatching: Bool
    /// What the user calls it by.
    let address: Address

    init(name: String, pointer: String, direction: Direction, isPatching: Bool, address: Address) {
        self.address = address
        self.name = name
        self.pointer = pointer
        self.direction = direction
        self.isPatching = isPatching
    }

    /// A place in an operation's response, or one in its request.
    init(name: String, pointer: String, isReceived: Bool, address: Address) {
        let steps = JSONPointer.steps(of: "#" + pointer) ?? []
        self.init(
            name: name, pointer: pointer, direction: isReceived ? .received : .sent,
            isPatching: !isReceived && steps.count > 2 && steps[0] == "paths" && steps[2] == "patch",
            address: address)
    }

    /// Whether a server can send it.
    var isReceived: Bool { direction == .received || direction == .both }
    var isSent: Bool { direction != .received }

    func below(_ steps: String..., named name: String) -> Place {
        Place(
            name: name, pointer: steps.reduce(into: pointer) { $0 += "/" + JSONPointer.step($1) }, direction: direction,
            isPatching: isPatching, address: address(below: steps.first, named: name))
    }

    /// Members and branches have names of their own; elements are called as what holds them.
    private func address(below step: String?, named name: String) -> Address {
        switch step {
        case "properties", "oneOf", "anyOf": address.member(name)
        default: address
        }
    }

    /// The same place, called by the name of the component that stands there.
    func addressed(_ component: String?) -> Place {
        guard let component, !component.hasPrefix("#") else { return self }
        return Place(
            name: name, pointer: pointer, direction: direction, isPatching: isPatching, address: Address(component))
    }
}

/// Who sends a value.
enum Direction: Hashable {
    /// The app alone.
    case sent
    /// The server alone.
    case received
    case both
    /// No operation leads to it; it is taken as sent, with all its members.
    case unknown
}
