import OpenAPIGrammar
import YAML

/// Copies parts of a document without their prose, in canonical order, and notes their references.
struct Copier {
    var references: References
    private let version: OpenAPIVersion
    private let droppedLinks: DroppedLinks
    /// The statuses that refer to each response component.
    private var statuses: [String: Set<String>] = [:]

    init(_ references: References, version: OpenAPIVersion, droppedLinks: DroppedLinks) {
        self.references = references
        self.version = version
        self.droppedLinks = droppedLinks
    }

    /// A copy of a value by its kind; a value of another kind than expected is kept as it is.
    mutating func copy(_ node: Node, as shape: FieldValue) -> Value {
        switch (shape, node.content) {
        case (.object(let kind), .mapping): object(node, kind)
        case (.object, .sequence(let items)): .sequence(items.map { copy($0, as: shape) })
        case (.list(let item), .sequence(let items)): .sequence(items.map { copy($0, as: item) })
        case (.names(let value), .mapping(let mapping)): names(mapping) { $0.copy($1.value, as: value) }
        case (.responses, .mapping(let mapping)): responses(mapping)
        case (.securityRequirement, .mapping(let mapping)):
            names(mapping) { copier, entry in
                copier.references.follow(scheme: entry.key)
                return Value(entry.value)
            }
        case (.schemaNames, .mapping(let mapping)):
            names(mapping) { copier, entry in
                copier.references.follow(mapping: entry.value)
                return Value(entry.value)
            }
        case (.scopes, .mapping(let mapping)): names(mapping) { _, _ in .text("") }
        default: Value(node)
        }
    }

    /// A copy of an object of the specification, without the fields that `isLeftOut` names.
    mutating func object(_ node: Node, _ kind: ObjectKind, isLeftOut: (String) -> Bool = { _ in false }) -> Value {
        guard let mapping = node.mapping else { return Value(node) }
        let entries = ForeignFields(version: version, kind: kind).removed(from: mapping, sink: &references.sink)
            .filter { !kind.isProse($0.name) && !isLeftOut($0.name) }
        let ranked = entries.map { (rank: kind.sliceRank(of: $0.name), entry: $0) }
            .sorted { ($0.rank, $0.entry.name) < ($1.rank, $1.entry.name) }
        return .mapping(
            ranked.compactMap { _, entry in
                if entry.name == "$ref", !references.follow(entry.value, as: kind) { return nil }
                if kind == .response, entry.name == "links", let links = entry.value.mapping {
                    return self.links(links).map { Value.Field(entry.name, $0) }
                }
                let shape = kind.field(entry.name)?.value ?? kind.otherFields
                return Value.Field(entry.name, copy(entry.value, as: shape))
            })
    }

    /// A response component with a description: the phrase that the statuses referring to it have in common.
    func describe(_ response: Value, named name: String) -> Value {
        describe(response, as: ReasonPhrase.common(to: statuses[name] ?? []))
    }

    /// Responses by status, in order; each has the description that the specification requires.
    private mutating func responses(_ mapping: Mapping) -> Value {
        let entries = mapping.entries.filter { !$0.key.text.hasPrefix("x-") }.sorted { $0.key.text < $1.key.text }
        return .mapping(
            entries.map { key, response in
                if let text = response["$ref"]?.text, let component = Pointer(reference: text)?.component {
                    statuses[component.name, default: []].insert(key.text)
                }
                let copied = copy(response, as: .object(.response))
                return Value.Field(key.text, describe(copied, as: ReasonPhrase.of(key.text)))
            })
    }

    private func describe(_ response: Value, as phrase: String) -> Value {
        guard case .mapping(let fields) = response, !fields.contains(where: { $0.name == "$ref" }) else {
            return response
        }
        return .mapping([Value.Field("description", .text(phrase))] + fields)
    }

    /// The links to kept operations; nil when none of several is left.
    private mutating func links(_ mapping: Mapping) -> Value? {
        let kept = mapping.entries.filter { key, link in
            guard let call = droppedLinks.call(of: link) else { return true }
            references.sink.report(
                .sliceDroppedLink, at: key.location,
                "the link \(key.text) leads to \(call), which is not kept; it is left out")
            return false
        }
        if kept.isEmpty, !mapping.entries.isEmpty { return nil }
        return .mapping(kept.map { Value.Field($0.key.text, copy($0.value, as: .object(.link))) })
    }

    private mutating func names(
        _ mapping: Mapping, _ value: (inout Copier, Mapping.Entry) -> Value
    ) -> Value {
        .mapping(mapping.entries.map { Value.Field($0.key.text, value(&self, $0)) })
    }
}
