/// The literal parts and the parameters of a path template.
struct PathTemplate {
    enum Part: Equatable {
        case literal(String)
        /// A parameter, by the name between the braces.
        case parameter(String)
    }

    /// The parts, without the leading slash, which the base URL adds.
    let parts: [Part]

    /// nil if the braces do not pair.
    init?(_ path: String) {
        var parts: [Part] = []
        var literal = ""
        var name: String?
        for character in path.dropFirst() {
            switch (character, name) {
            case ("{", nil):
                if !literal.isEmpty { parts.append(.literal(literal)) }
                literal = ""
                name = ""
            case ("}", let open?):
                guard !open.isEmpty else { return nil }
                parts.append(.parameter(open))
                name = nil
            case ("{", _), ("}", nil):
                return nil
            case (_, let open?):
                name = open + String(character)
            case (_, nil):
                literal.append(character)
            }
        }
        guard name == nil else { return nil }
        if !literal.isEmpty { parts.append(.literal(literal)) }
        self.parts = parts
    }

    /// The names of the parameters, without duplicates.
    var parameterNames: [String] {
        var seen: Set<String> = []
        return parts.compactMap { part in
            if case .parameter(let name) = part, seen.insert(name).inserted { name } else { nil }
        }
    }
}
