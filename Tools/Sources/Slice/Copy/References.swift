import Diagnostics
import OpenAPIGrammar
import YAML

/// The references of the kept parts: the components that they need, and whether they lead anywhere.
struct References {
    private let root: Node
    private let hint: (String, [String]) -> String
    var sink: DiagnosticSink
    /// Components that are needed and not copied yet.
    private var pending: [Component] = []
    private var known: Set<Component> = []
    /// References into a component, or outside `components`, to be checked against the written document.
    private var deep: [(pointer: Pointer, text: String, location: SourceLocation)] = []

    init(root: Node, hint: @escaping (String, [String]) -> String, sink: DiagnosticSink) {
        self.root = root
        self.hint = hint
        self.sink = sink
    }

    /// Takes the next component to copy.
    mutating func next() -> Component? { pending.popLast() }

    /// Notes that an existing component is needed.
    mutating func keep(_ component: Component) {
        if known.insert(component).inserted { pending.append(component) }
    }

    /// Notes the target of a `$ref` to an object of `kind`. False when a schema is missing, so that any value can take
    /// its place.
    mutating func follow(_ reference: Node, as kind: ObjectKind) -> Bool {
        guard let text = reference.text else { return true }
        guard let pointer = Pointer(reference: text) else {
            report(reference.location, "\(text) is outside of this document; copy its target into the document")
            return true
        }
        guard pointer.node(in: root) != nil else {
            let rule: Rule = kind == .schema ? .sliceUnresolvedSchema : .sliceUnresolvedReference
            let message = "there is no \(text)\(suggestion(for: pointer, reference: text))"
            report(reference.location, message, rule)
            return kind != .schema
        }
        if let component = pointer.component { keep(component) }
        guard pointer.tokens.count == 3, let component = pointer.component else {
            deep.append((pointer, text, reference.location))
            return true
        }
        if let found = ObjectKind(section: component.section), found != kind {
            let message = "\(text) is a \(found.words), but a \(kind.words) belongs here; it is kept as it is"
            sink.report(.sliceReferenceKind, at: reference.location, message)
        }
        return true
    }

    /// Notes the schema that a discriminator maps a value to, by reference or by name.
    mutating func follow(mapping target: Node) {
        guard let text = target.text else { return }
        if text.contains("/") || text.contains("#") {
            if let pointer = Pointer(reference: text), pointer.node(in: root) == nil {
                // A schema's name cannot be replaced by a schema for any value.
                return report(target.location, "there is no \(text)\(suggestion(for: pointer, reference: text))")
            }
            _ = follow(target, as: .schema)
            return
        }
        require(Component(section: "schemas", name: text), "schema", at: target.location)
    }

    /// Notes a security scheme.
    mutating func follow(scheme key: Key) {
        require(Component(section: "securitySchemes", name: key.text), "security scheme", at: key.location)
    }

    /// Reports the references that lead nowhere in the written document.
    mutating func check(in written: Value) {
        for (pointer, text, location) in deep where !pointer.exists(in: written) {
            report(location, "\(text) is not kept")
        }
    }

    private mutating func require(_ component: Component, _ words: String, at location: SourceLocation) {
        if root["components"]?[component.section]?[component.name] != nil { return keep(component) }
        let hint = hint(component.name, names(in: component.section))
        report(location, "there is no \(words) \(component.name)\(hint)")
    }

    private func suggestion(for pointer: Pointer, reference: String) -> String {
        guard pointer.tokens.count == 3, let component = pointer.component else { return "" }
        return hint(reference, names(in: component.section).map { "#/components/\(component.section)/\($0)" })
    }

    private func names(in section: String) -> [String] {
        root["components"]?[section]?.mapping?.entries.map(\.key.text) ?? []
    }

    private mutating func report(
        _ location: SourceLocation, _ message: String, _ rule: Rule = .sliceUnresolvedReference
    ) {
        sink.report(rule, at: location, message, also: "the same is referred to here")
    }
}
