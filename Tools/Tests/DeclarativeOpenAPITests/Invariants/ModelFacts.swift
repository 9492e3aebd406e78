import APIModel

/// The facts of a model, one line for each: `operations[GET /pets].name = listPets`.
///
/// Items of a list are identified by their line and column, their key or their raw value instead of their index, so that
/// models that differ only in order have the same facts. Pointers are left out: they contain indices, and a shared object
/// has the pointer of its first user.
struct ModelFacts: Equatable {
    private(set) var lines: Set<String> = []

    init(of api: API) {
        visit(api, at: "")
    }

    /// The facts, in order of their text.
    var text: String { lines.sorted().joined(separator: "\n") }

    /// The facts that are Swift names alone.
    var names: String {
        lines.filter { line in
            let path = line.prefix { $0 != "=" }.dropLast()
            return path.hasSuffix(".name") || path.hasSuffix("Name")
        }.sorted().joined(separator: "\n")
    }

    private mutating func visit(_ value: Any, at path: String) {
        let mirror = Mirror(reflecting: value)
        switch mirror.displayStyle {
        case .optional:
            guard let wrapped = mirror.children.first?.value else { return }
            visit(wrapped, at: path)
        case .collection, .set:
            for (position, item) in mirror.children.map(\.value).enumerated() {
                visit(item, at: "\(path)[\(Self.identity(of: item) ?? String(position))]")
            }
        case .struct, .tuple:
            for (label, child) in mirror.children where label != "pointer" && label != "selectedOperations" {
                visit(child, at: "\(path).\(label ?? "")")
            }
        case .enum:
            guard let (label, payload) = mirror.children.first else {
                lines.insert("\(path) = \(value)")
                return
            }
            visit(payload, at: "\(path).\(label ?? "")")
        default:
            lines.insert("\(path) = \(value)")
        }
    }

    /// The text by which an item of a list is identified.
    private static func identity(of item: Any) -> String? {
        switch item {
        case let text as String: return text
        case let operation as Operation: return "\(operation.method) \(operation.path)"
        case let scheme as SecurityScheme: return scheme.key
        case let parameter as Parameter: return "\(parameter.location) \(parameter.key)"
        default: break
        }
        var fields: [String: Any] = [:]
        for (label, child) in Mirror(reflecting: item).children { fields[label ?? ""] = child }
        if let origin = fields["origin"] as? Origin { return "\(origin.line):\(origin.column)" }
        for field in ["key", "rawValue", "requestLine", "operation", "name"] {
            if let text = fields[field] as? String { return text }
        }
        // An enum with a payload, such as failures of an operation.
        return fields.values.lazy.compactMap { payload in
            Mirror(reflecting: payload).children.first { $0.label == "operation" }?.value as? String
        }.first
    }
}
