import APIModel

extension TypeReference {
    /// `[T]` for arrays, `[:T]` for dictionaries, `T?` for optionals.
    var text: String {
        switch self {
        case .primitive(let primitive): "\(primitive)"
        case .named(let path): path.joined(separator: ".")
        case .external(let path, let arguments):
            "external \(path.joined(separator: "."))"
                + (arguments.isEmpty ? "" : "<\(arguments.map(\.text).joined(separator: ", "))>")
        case .array(let element): "[\(element.text)]"
        case .dictionary(let value): "[:\(value.text)]"
        case .optional(let wrapped): "\(wrapped.text)?"
        }
    }
}

extension DefaultValue {
    var text: String {
        switch self {
        case .string(let text): "\"\(text)\""
        case .integer(let value): "\(value)"
        case .number(let value): "\(value)"
        case .boolean(let value): "\(value)"
        case .enumCase(let name): ".\(name)"
        case .array(let values): "[\(values.map(\.text).joined(separator: ", "))]"
        }
    }
}

extension UnionModel.Values {
    var text: String {
        switch self {
        case .strings(let values): values.map { "\"\($0)\"" }.joined(separator: " or ")
        case .integers(let values): values.map(String.init).joined(separator: " or ")
        }
    }
}

extension UnionModel.Test {
    var text: String {
        switch self {
        case .tag(let values): return "tagged \(values.text)"
        case .evidence(let kinds, let keys):
            return Self.kinds(kinds) + (keys.isEmpty ? "" : " with all of \(keys.joined(separator: " "))")
        case .member(let key, let values): return "\(key) is \(values.text)"
        case .values(let values): return "it is \(values.text)"
        case .attempt(let kinds, let sign):
            return "it decodes" + (kinds.isEmpty ? "" : " and is \(Self.kinds(kinds))") + (sign.map(Self.text) ?? "")
        }
    }

    private static func kinds(_ kinds: [UnionModel.Kind]) -> String {
        kinds.map { "\($0)" }.joined(separator: " or ")
    }

    private static func text(of sign: UnionModel.Sign) -> String {
        switch sign {
        case .keys(let keys): ", first with any of \(keys.joined(separator: " "))"
        case .member(let key, let values): ", first where \(key) is \(values.text)"
        }
    }
}

extension StatusPattern {
    var text: String {
        switch self {
        case .exact(let status): "\(status)"
        case .range(let hundreds): "\(hundreds)XX"
        }
    }
}

extension Content {
    var text: String {
        switch self {
        case .none: "nothing"
        case .json(let type): "JSON \(type.text)"
        case .text: "text"
        case .data: "bytes"
        }
    }
}
