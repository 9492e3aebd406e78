import OpenAPIDocument

/// The statements of schemas about null, each computed once.
final class Nullability {
    /// The known statements; nil if a schema makes none, and while its statement is being computed.
    private var known: [ObjectIdentifier: (source: SchemaObject, statement: Bool?)] = [:]

    func statement(on schema: SchemaObject, index: DocumentIndex) -> Bool? {
        if schema.isPlain { return schema.statementOnNull ?? (schema.statesKind ? false : nil) }
        if let entry = known[ObjectIdentifier(schema)] { return entry.statement }
        known[ObjectIdentifier(schema)] = (schema, nil)
        let statement = find(schema, index)
        known[ObjectIdentifier(schema)] = (schema, statement)
        return statement
    }

    private func find(_ schema: SchemaObject, _ index: DocumentIndex) -> Bool? {
        let target = schema.reference.flatMap { try? index.schemaID($0) }.flatMap { index.document.schemas[$0] }
        // A schema that no value fits says nothing about null.
        if let target, !index.isSoundOrBeingNormalised(target) { return schema.statementOnNull }
        if let target, index.document.version.ignoresSiblings { return statement(on: target, index: index) }
        if let own = schema.statementOnNull { return own }
        // A type beside a union does not exclude null if one of the union's branches admits it.
        for branches in [schema.oneOf, schema.anyOf] {
            if branches.contains(where: { statement(on: $0, index: index) == true }) { return true }
        }
        var statements = schema.allOf.compactMap { statement(on: $0, index: index) }
        if let target, let statement = statement(on: target, index: index) { statements.append(statement) }
        if schema.statesKind { statements.append(false) }
        return statements.isEmpty ? nil : statements.allSatisfy { $0 }
    }
}

extension DocumentIndex {
    /// Whether null is a value of the schema, also if only the schema that it refers to says so.
    func admitsNull(_ schema: SchemaObject) -> Bool {
        nullability.statement(on: schema, index: self) ?? false
    }

    /// Whether the schema leads, through references alone, to a schema that no value fits.
    func refersToUnsound(_ schema: SchemaObject) -> Bool {
        var current = schema
        var passed: Set<SchemaID> = []
        while current.isReference(in: document.version), let reference = current.reference,
            let id = try? schemaID(reference), passed.insert(id).inserted, let target = document.schemas[id]
        {
            current = target
        }
        return current !== schema && !normal(current).isSound
    }

    /// Whether null is the only value of the schema, or of the schema that its references lead to.
    func leadsToNull(_ schema: SchemaObject) -> Bool {
        var current = schema
        var passed: Set<SchemaID> = []
        while !isSoundNull(current) {
            guard let reference = current.reference, let id = try? schemaID(reference), passed.insert(id).inserted,
                let target = document.schemas[id]
            else { return false }
            current = target
        }
        return true
    }
}

extension SchemaObject {
    /// Whether the schema admits nothing but null.
    var isOnlyNull: Bool {
        fields.types == [.null]
            || (fields.enumeration.map { !$0.isEmpty && $0.allSatisfy(\.isNull) } ?? fields.constant?.isNull ?? false)
    }

    /// The statement of the schema's own keywords; nil if they make none.
    fileprivate var statementOnNull: Bool? {
        if fields.isNullable || fields.types.contains(.null) || isOnlyNull
            || (fields.enumeration?.contains(where: \.isNull) ?? false)
        {
            return true
        }
        return fields.deniesNull ? false : nil
    }

    /// Whether the schema has no reference, `allOf`, `oneOf` or `anyOf`.
    fileprivate var isPlain: Bool {
        fields.reference == nil && fields.allOf.isEmpty && fields.oneOf.isEmpty && fields.anyOf.isEmpty
    }

    /// Whether its own keywords, apart from references and unions, state the kind of its values.
    fileprivate var statesKind: Bool {
        !fields.types.isEmpty || fields.enumeration != nil || fields.constant != nil || !fields.properties.isEmpty
            || fields.items != nil
    }
}
