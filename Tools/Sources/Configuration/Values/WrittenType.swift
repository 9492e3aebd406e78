/// A Swift type as written in a configuration file: names joined by dots, generic arguments, and the short forms of
/// arrays, dictionaries and optionals.
package indirect enum WrittenType: Hashable, Sendable {
    /// `Decimal`, `Measure.Length`, `Tagged<Pet, Int>`
    case named([String], arguments: [WrittenType])
    /// `[Tag]`
    case array(WrittenType)
    /// `[String: Tag]`
    case dictionary(key: WrittenType, value: WrittenType)
    /// `Tag?`, only inside other types
    case optional(WrittenType)

    /// Parses a type; nil if the text is not one.
    package init?(_ text: String) {
        var parser = WrittenTypeParser(text)
        guard let type = parser.whole() else { return nil }
        self = type
    }
}

extension WrittenType: CustomStringConvertible {
    /// The type in Swift's syntax.
    package var description: String {
        switch self {
        case .named(let path, let arguments):
            path.joined(separator: ".")
                + (arguments.isEmpty ? "" : "<\(arguments.map(\.description).joined(separator: ", "))>")
        case .array(let element): "[\(element)]"
        case .dictionary(let key, let value): "[\(key): \(value)]"
        case .optional(let wrapped): "\(wrapped)?"
        }
    }
}

/// Parses a type from left to right.
private struct WrittenTypeParser {
    private var rest: ArraySlice<Character>
    private var depth = 0
    /// The maximum nesting depth, which bounds recursion.
    private static let greatestDepth = 16

    init(_ text: String) { rest = Array(text)[...] }

    mutating func whole() -> WrittenType? {
        let type = type()
        skipSpaces()
        return rest.isEmpty ? type : nil
    }

    private mutating func type() -> WrittenType? {
        guard depth < Self.greatestDepth else { return nil }
        depth += 1
        defer { depth -= 1 }
        guard var type = take("[") ? bracketed() : named() else { return nil }
        while take("?") { type = .optional(type) }
        return type
    }

    private mutating func bracketed() -> WrittenType? {
        guard let first = type() else { return nil }
        guard take(":") else { return take("]") ? .array(first) : nil }
        guard let value = type(), take("]") else { return nil }
        return .dictionary(key: first, value: value)
    }

    private mutating func named() -> WrittenType? {
        var path: [String] = []
        repeat {
            guard let name = identifier() else { return nil }
            path.append(name)
        } while take(".")
        guard take("<") else { return .named(path, arguments: []) }
        var arguments: [WrittenType] = []
        repeat {
            guard let argument = type() else { return nil }
            arguments.append(argument)
        } while take(",")
        return take(">") ? .named(path, arguments: arguments) : nil
    }

    private mutating func identifier() -> String? {
        skipSpaces()
        let name = rest.prefix { $0 == "_" || $0.isLetter || $0.isNumber }
        guard let first = name.first, !first.isNumber, name.contains(where: { $0 != "_" }) else { return nil }
        rest = rest.dropFirst(name.count)
        return String(name)
    }

    private mutating func take(_ character: Character) -> Bool {
        skipSpaces()
        guard rest.first == character else { return false }
        rest = rest.dropFirst()
        return true
    }

    private mutating func skipSpaces() { rest = rest.drop { $0 == " " } }
}
