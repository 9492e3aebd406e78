import OpenAPIDocument

/// A use of a schema, with the facts that decide the name and the members of its type.
struct SchemaUse {
    /// The text from which the name of a declared type is made.
    let name: String
    /// The text used instead of ``name`` if its Swift name is taken; nil to spell ``name`` out.
    var nameOtherwise: String?
    /// The JSON pointer (RFC 6901) from the document's root.
    let pointer: String
    private(set) var direction: Direction
    /// Whether an absent member leaves the server's value as it is, as in the body of a PATCH request.
    private(set) var isPatching: Bool
    /// The address by which a configuration selects the schema.
    let address: Address

    init(name: String, pointer: String, direction: Direction, isPatching: Bool = false, address: Address) {
        self.address = address
        self.name = name
        self.pointer = pointer
        self.direction = direction
        self.isPatching = isPatching
    }

    /// Whether the server can send a value.
    var isReceived: Bool { direction == .received || direction == .both }
    var isSent: Bool { direction != .received }

    /// The use of a schema within this one.
    ///
    /// - Parameters:
    ///   - keyword: The next step of the pointer. All steps are given without escapes.
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

    /// Members and branches have addresses of their own; elements have the address of the schema that contains them.
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

    /// The same use in other directions.
    func directed(_ direction: Direction, isPatching: Bool) -> SchemaUse {
        var use = self
        use.direction = direction
        use.isPatching = isPatching
        return use
    }

    /// The same use with the address of a component; unchanged for an inline schema, which has no name.
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
    /// No operation reaches the schema; it counts as sent, with all its members.
    case unknown
}
