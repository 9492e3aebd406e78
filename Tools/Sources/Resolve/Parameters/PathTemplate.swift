/// A path template, taken apart.
struct PathTemplate {
    enum Part: Equatable {
        case literal(String)
        /// The name between braces.
        case parameter(String)
    }

    /// Without the leading slash, which the base URL brings.
    let parts: [Part]

    /// nil when braces do not pair.
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

    /// Each once.
    var parameterNames: [String] {
        var seen: Set<String> = []
        return parts.compactMap { part in
            if case .parameter(let name) = part, seen.insert(name).inserted { name } else { nil }
        }
    }
}
