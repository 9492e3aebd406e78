import APIModel

/// A model as text:
///
///     struct Pet
///       name: string, required
///       petTag "pet-tag": Tag?, nullable
///       enum Tag of string, open: small, veryBig "very-big"
///
/// A name in quotes is the name in the document, if it differs from the Swift name. Documentation follows `//`.
struct ModelText {
    private(set) var lines: [String] = []
    private var depth = 0

    static func text(of part: ModelPart, in api: API) -> String {
        var text = ModelText()
        switch part {
        case .models: for model in api.models { text.add(model) }
        case .parameterModels: for model in api.parameterModels { text.add(model) }
        case .operations: for operation in api.operations { text.add(operation) }
        case .messages: text.add(api.messages)
        case .security: for scheme in api.securitySchemes { text.add(scheme) }
        case .servers: for server in api.servers { text.add(server) }
        }
        return text.lines.joined(separator: "\n")
    }

    mutating func line(_ text: String) {
        lines.append(String(repeating: "  ", count: depth) + text)
    }

    mutating func below(_ add: (inout ModelText) -> Void) {
        depth += 1
        add(&self)
        depth -= 1
    }

    static func named(_ name: String, _ key: String) -> String { name == key ? name : "\(name) \"\(key)\"" }

    /// Facts after a comma each, and a comment.
    static func list(_ facts: [String?], _ documentation: String? = nil) -> String {
        facts.compactMap(\.self).map { ", \($0)" }.joined()
            + (documentation.map { " // \($0.replacing("\n", with: "\\n"))" } ?? "")
    }

    mutating func add(_ model: Model) {
        let comment = Self.list([model.isDeprecated ? "deprecated" : nil], model.documentation)
        switch model.kind {
        case .alias(let type): line("alias \(model.name) = \(type.text)\(comment)")
        case .enumeration(let enumeration):
            let cases = enumeration.cases.map { Self.named($0.name, $0.rawValue) + Self.list([], $0.documentation) }
            let openness = enumeration.isOpen ? "open" : "closed"
            line(
                "enum \(model.name) of \(enumeration.rawType), \(openness): \(cases.joined(separator: ", "))\(comment)")
        case .object(let object):
            line("struct \(model.name)\(comment)")
            below { $0.add(object) }
        case .union(let union):
            let facts = Self.list([
                union.isOpen ? "open" : "closed", union.isBoxed ? "boxed" : nil,
                union.discriminator.map { "by \"\($0)\"" },
            ])
            line("union \(model.name)\(facts)\(comment)")
            below { text in
                for branch in union.cases { text.add(branch) }
                for nested in union.nested { text.add(nested) }
            }
        }
    }

    private mutating func add(_ object: ObjectModel) {
        for property in object.properties {
            let facts = Self.list(
                [
                    property.isRequired ? "required" : nil, property.isNullable ? "nullable" : nil,
                    property.isPatch ? "patch" : nil, property.isBoxed ? "boxed" : nil,
                    property.constant.map { "always \($0.text)" }, property.defaultValue.map { "default \($0.text)" },
                    property.isDeprecated ? "deprecated" : nil,
                ], property.documentation)
            line("\(Self.named(property.name, property.key)): \(property.type.text)\(facts)")
        }
        if let additional = object.additional { line("\(additional.name), other keys: \(additional.type.text)") }
        for nested in object.nested { add(nested) }
    }

    private mutating func add(_ branch: UnionModel.Case) {
        let payload = branch.literal.map { " = \($0.text)" } ?? "(\(branch.type.text))"
        line("\(branch.name)\(payload) if \(branch.test.text)")
    }
}
