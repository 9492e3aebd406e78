import APIModel
import Diagnostics
import Normalise
import OpenAPIDocument
@testable import Resolve
import YAML

/// Values of stages as indented lines. A location is `@line:column`.
struct StageText {
    private var lines: [String] = []
    private var depth = 0

    static func text(_ add: (inout StageText) -> Void) -> String {
        var text = StageText()
        add(&text)
        return text.lines.joined(separator: "\n")
    }

    mutating func line(_ text: String) {
        lines.append(String(repeating: "  ", count: depth) + text)
    }

    mutating func below(_ add: (inout StageText) -> Void) {
        depth += 1
        add(&self)
        depth -= 1
    }

    private static func at(_ location: Diagnostics.SourceLocation) -> String { "@\(location.line):\(location.column)" }
}

// MARK: - The tree

extension StageText {
    /// A node with its key, each with its location.
    mutating func add(_ node: Node, called key: String) {
        let place = Self.at(node.location)
        switch node.content {
        case .scalar(let scalar):
            line("\(key): \(scalar.isPlain ? "plain" : "quoted") \"\(scalar.text)\" \(place)")
        case .sequence(let items):
            line("\(key): sequence \(place)")
            below { text in
                for (position, item) in items.enumerated() { text.add(item, called: "\(position)") }
            }
        case .mapping(let mapping):
            line("\(key): mapping \(place)")
            below { text in
                for entry in mapping.entries {
                    text.add(entry.value, called: "\(entry.key.text) \(Self.at(entry.key.location))")
                }
            }
        }
    }
}

// MARK: - The document

extension StageText {
    /// A schema object: the fields that are not empty.
    mutating func add(_ schema: SchemaObject, _ noun: String = "SchemaObject") {
        line("\(noun) \(Self.at(schema.location))")
        below { text in
            if let reference = schema.reference { text.line("reference: \(reference.text)") }
            if let title = schema.title { text.line("title: \(title)") }
            if let description = schema.description { text.line("description: \(description)") }
            if !schema.types.isEmpty { text.line("types: \(schema.types.map(\.rawValue).joined(separator: " "))") }
            if !schema.required.isEmpty { text.line("required: \(schema.required.joined(separator: " "))") }
            for property in schema.properties { text.add(property.value, "property \(property.name):") }
            for (position, branch) in schema.oneOf.enumerated() { text.add(branch, "oneOf \(position):") }
        }
    }
}

// MARK: - The normal form

extension StageText {
    mutating func add(_ schema: NormalSchema, _ noun: String) {
        line("\(noun) \(Self.at(schema.location))")
        below { text in
            text.line("shape: \(Self.text(of: schema.shape))")
            text.line("target: \(schema.target === schema ? "itself" : schema.targetID?.text ?? "an inline schema")")
            text.line("admitsNull: \(schema.admitsNull)")
            if let id = schema.form.standsFor { text.line("standsFor: \(id.text)") }
            if let title = schema.form.title { text.line("title: \(title)") }
            if !schema.form.required.isEmpty { text.line("required: \(schema.form.required.joined(separator: " "))") }
            for member in schema.properties {
                text.line("property \(member.name) \(Self.at(member.location)): \(Self.text(of: member.schema.shape))")
            }
            if case .union(let branches) = schema.shape {
                for (position, branch) in branches.enumerated() { text.add(branch, "branch \(position)") }
            }
        }
    }

    private static func text(of shape: SchemaShape) -> String {
        switch shape {
        case .reference(let reference): "reference to \(reference.text)"
        case .same: "same as another"
        case .enumeration: "enumeration"
        case .numbers: "numbers"
        case .object: "object"
        case .map: "map"
        case .array: "array"
        case .union(let branches): "union of \(branches.count)"
        case .string: "string"
        case .integer: "integer"
        case .number: "number"
        case .boolean: "boolean"
        case .anything: "anything"
        }
    }
}

// MARK: - The draft

extension StageText {
    /// A model in which types are tokens, the use from which it was made, and the parts from which each token gets its name.
    mutating func add(_ model: Model, of id: SchemaID, in resolution: Resolve.Resolution) {
        let input = resolution.input
        let resolver = SchemaResolver(input, draft: Draft(number: 0))
        let use = resolver.use(of: id, direction: input.directions.direction(of: id))
        line("SchemaUse: name \"\(use.name)\", pointer \(use.pointer), direction \(use.direction)")
        line("Model:")
        below { text in for line in Self.text(of: model) { text.line(line) } }
        let nested: [Model] =
            if case .union(let union) = model.kind { union.nested } else { [] }
        for token in nested.compactMap({ TypeToken($0.name) }) {
            guard let part = resolution.assembly.nameables[token.draft]?[token.position] else { continue }
            line(
                "Nameable of \(Self.visible(token.text)): text \"\(part.source.text)\", tie-breaker \(part.tieBreaker) "
                    + Self.at(part.location))
        }
    }

    /// The lines of a model.
    static func text(of model: Model) -> [String] {
        var text = ModelText()
        text.add(model)
        return text.lines.map(visible)
    }

    /// A token begins with a control character: `#2.0` here.
    private static func visible(_ text: String) -> String { text.replacing("\u{1}", with: "#") }
}
