/// A JSON value whose objects keep the order of their keys.
indirect enum JSONText {
    case string(String)
    case integer(Int)
    case boolean(Bool)
    case array([JSONText])
    case object([(key: String, value: JSONText)])

    /// The value as JSON text: each member of an object is on a line of its own, an array is on one line.
    func text(indentation: String = "") -> String {
        let inner = indentation + "  "
        switch self {
        case .string(let text): return Self.quoted(text)
        case .integer(let value): return String(value)
        case .boolean(let value): return value ? "true" : "false"
        case .array(let items):
            return "[" + items.map { $0.text(indentation: inner) }.joined(separator: ", ") + "]"
        case .object(let entries):
            let lines = entries.map { "\(inner)\(Self.quoted($0.key)): \($0.value.text(indentation: inner))" }
            return "{\n" + lines.joined(separator: ",\n") + "\n\(indentation)}"
        }
    }

    /// A JSON string (RFC 8259, section 7).
    private static func quoted(_ text: String) -> String {
        let escaped = text.unicodeScalars.map { scalar in
            switch scalar {
            case "\"", "\\": "\\\(scalar)"
            case "\n": "\\n"
            case _ where scalar.value < 0x20:
                "\\u00" + (scalar.value < 0x10 ? "0" : "") + String(scalar.value, radix: 16)
            default: String(scalar)
            }
        }
        return "\"\(escaped.joined())\""
    }
}
