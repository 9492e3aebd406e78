import Diagnostics
import Naming
import Normalise
import OpenAPIDocument

/// The Swift names of the schemas with an identifier. Names from the configuration come first, so that they win.
struct SchemaNames {
    private(set) var types: [SchemaID: String] = [:]
    /// The names of the request types of schemas with two types: `PetInput` beside `Pet`.
    private(set) var sentTypes: [SchemaID: String] = [:]
    /// The names that the configuration gives.
    private let given: [SchemaID: String]
    private let schemas: GeneratedSchemas
    private let document: Document

    /// Takes the names that the configuration gives.
    init(
        _ schemas: GeneratedSchemas, in document: Document, _ names: GivenNames, _ scope: inout NameScope,
        _ draft: inout Draft
    ) {
        self.schemas = schemas
        self.document = document
        var ids: [SchemaID] = []
        var parts: [Nameable] = []
        for schema in schemas.all {
            let address = SchemaName.address(of: schema.id, in: document)
            guard let name = names.schema(address, &draft), !ids.contains(schema.id) else { continue }
            ids.append(schema.id)
            parts.append(Nameable(source: .type(address.text), location: schema.location, given: name))
        }
        given = Dictionary(
            zip(ids, scope.assign(parts, "schemas", &draft.findings)), uniquingKeysWith: { first, _ in first })
        types = given
    }

    /// Assigns the names of the other schemas. Inline schemas come after components, so that a new reference to an
    /// inline schema never renames a component.
    mutating func assign(in scope: inout NameScope, split: Set<SchemaID>, _ draft: inout Draft) {
        reportLookAlikes(&draft)
        assign(schemas.components, "schemas", &scope, &draft)
        assign(schemas.inline, "inline schemas", &scope, &draft)
        let sent = schemas.all.filter { split.contains($0.id) }
        let parts = sent.map { schema in
            let text = SchemaName.text(of: schema.id, in: document) + "-input"
            // The name of the request type begins with the name that the configuration gives.
            let source = given[schema.id].map { NameSource.name($0 + "Input", otherwise: $0 + "_Input") } ?? .type(text)
            return Nameable(source: source, location: schema.location)
        }
        for (schema, name) in zip(sent, scope.assign(parts, "request types", &draft.findings)) {
            sentTypes[schema.id] = name
        }
    }

    private mutating func assign(
        _ list: [IdentifiedSchema], _ noun: String, _ scope: inout NameScope, _ draft: inout Draft
    ) {
        let unnamed = list.filter { types[$0.id] == nil }
        let parts = unnamed.map { schema in
            Nameable(
                source: .type(SchemaName.text(of: schema.id, in: document)), location: schema.location,
                tieBreaker: schema.id.text)
        }
        for (schema, name) in zip(unnamed, scope.assign(parts, noun, &draft.findings)) { types[schema.id] = name }
    }

    /// Reports components whose name differs from an earlier one only in code points; a reference cannot tell them
    /// apart.
    private func reportLookAlikes(_ draft: inout Draft) {
        var first: [String: String] = [:]
        for entry in document.components.schemas {
            guard let earlier = first[entry.name] else {
                first[entry.name] = entry.name
                continue
            }
            let (mine, other) = LookAlikes.labels(entry.name, earlier)
            draft.findings.refuse(
                .refusedSchema, at: entry.location,
                "schema \(mine) has the name of an earlier one, \(other), spelled with other code points; rename one of them"
            )
        }
    }
}
