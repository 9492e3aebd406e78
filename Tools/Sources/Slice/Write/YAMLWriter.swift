import YAML

/// Writes a tree as YAML 1.2 in one way only: block style, two spaces, quotes where they are needed, and a short list of
/// scalars on one line.
struct YAMLWriter {
    /// The longest line for a list of scalars, in characters.
    private static let width = 100
    /// The longest key without `? `, in characters (YAML 1.2 §8.2.2 allows 1,024).
    private static let simpleKeyLimit = 1_000

    private var text = ""

    /// The YAML document of a value.
    static func text(of value: Value) -> String {
        var writer = YAMLWriter()
        switch value {
        case .mapping(let fields) where !fields.isEmpty: writer.write(fields, indent: 0, isFirstIndented: true)
        case .sequence(let items) where !items.isEmpty: writer.write(items, indent: 0, isFirstIndented: true)
        default: writer.text += (inline(value, column: 0) ?? "") + "\n"
        }
        return writer.text
    }

    private mutating func write(_ fields: [Value.Field], indent: Int, isFirstIndented: Bool) {
        for (position, field) in fields.enumerated() {
            if position > 0 || isFirstIndented { self.indent(indent) }
            let name = ScalarText.string(field.name, isInFlow: false)
            let isSimple = name.count <= Self.simpleKeyLimit
            text += isSimple ? name : "? \(name)\n"
            if !isSimple { self.indent(indent) }
            text += ":"
            let column = indent + (isSimple ? name.count : 0) + 2
            if let inline = Self.inline(field.value, column: column) {
                text += " \(inline)\n"
                continue
            }
            text += "\n"
            switch field.value {
            case .mapping(let fields): write(fields, indent: indent + 2, isFirstIndented: true)
            case .sequence(let items): write(items, indent: indent + 2, isFirstIndented: true)
            case .scalar: break
            }
        }
    }

    private mutating func write(_ items: [Value], indent: Int, isFirstIndented: Bool) {
        for (position, item) in items.enumerated() {
            if position > 0 || isFirstIndented { self.indent(indent) }
            text += "- "
            if let inline = Self.inline(item, column: indent + 2) {
                text += "\(inline)\n"
                continue
            }
            switch item {
            case .mapping(let fields): write(fields, indent: indent + 2, isFirstIndented: false)
            case .sequence(let items): write(items, indent: indent + 2, isFirstIndented: false)
            case .scalar: break
            }
        }
    }

    private mutating func indent(_ count: Int) {
        text += String(repeating: " ", count: count)
    }

    /// The value on one line; nil when it needs several.
    private static func inline(_ value: Value, column: Int) -> String? {
        switch value {
        case .scalar(let scalar): return ScalarText.text(of: scalar, isInFlow: false)
        case .mapping(let fields): return fields.isEmpty ? "{}" : nil
        case .sequence(let items):
            var parts: [String] = []
            for item in items {
                guard case .scalar(let scalar) = item else { return nil }
                parts.append(ScalarText.text(of: scalar, isInFlow: true))
            }
            let line = "[\(parts.joined(separator: ", "))]"
            return line.count + column <= width ? line : nil
        }
    }
}
