import OpenAPIDocument

/// A place where a schema is used, as far as naming its type and deciding its members need that.
struct SchemaUse {
    /// The text that the name of a declared type is made from.
    let name: String
    /// The text for a declared type where ``name`` is taken; nil to spell the name out.
    var nameOtherwise: String?
    /// RFC 6901 pointer from the document's root.
    let pointer: String
    let direction: Direction
    /// Whether an absent member leaves the server's value as it is: in the body of a PATCH request.
    let isPatching: Bool
    /// The address that the user's choices are asked for.
    let address: Address

    init(name: String, pointer: String, direction: Direction, isPatching: Bool = false, address: Address) {
        self.address = address
        self.name = name
        self.pointer = pointer
        self.direction = direction
        self.isPatching = isPatching
    }

    /// Whether a server can send it.
    var isReceived: Bool { direction == .received || direction == .both }
    var isSent: Bool { direction != .received }

    /// The use of a schema in this one.
    ///
    /// - Parameters:
    ///   - keyword: The step of the pointer, decoded, as are the others.
    func below(_ keyword: String, _ step: String? = nil, _ last: String? = nil, named name: String) -> SchemaUse {
        var pointer = pointer
        for step in [keyword, step, last] {
            guard let step else { break }
            pointer += "/"
            pointer += JSONPointer.step(step)
        }
        var below = SchemaUse(
            name: name, pointer: pointer, direction: direction, isPatching: isPatching,
            address: address(below: keyword, named: name))
        if name == self.name { below.nameOtherwise = nameOtherwise }
        return below
    }

    /// Members and branches have addresses of their own; elements have the one of the schema that holds them.
    private func address(below step: String, named name: String) -> Address {
        switch step {
        case "properties", "oneOf", "anyOf": address.member(name)
        default: address
        }
    }

    /// The same use under another name.
    func called(_ name: String) -> SchemaUse {
        SchemaUse(name: name, pointer: pointer, direction: direction, isPatching: isPatching, address: address)
    }

    /// The same use with the address of the component that is used; an inline schema has none.
    func addressed(_ id: SchemaID?) -> SchemaUse {
        guard case .component(let component) = id else { return self }
        return addressed(component)
    }

    func addressed(_ component: String) -> SchemaUse {
        SchemaUse(
            name: name, pointer: pointer, direction: direction, isPatching: isPatching, address: Address(component))
    }
}

/// The sender of a value.
enum Direction: Hashable {
    /// The app alone.
    case sent
    /// The server alone.
    case received
    case both
    /// No operation leads to it; it counts as sent, with all its members.
    case unknown
}
