import OpenAPIDocument

/// What schemas say about null, each asked once.
final class NullOpinions {
    /// nil when the schema says nothing about what its values are, and while that is being found out.
    private var known: [ObjectIdentifier: (source: SchemaObject, opinion: Bool?)] = [:]

    func opinion(on schema: SchemaObject, index: DocumentIndex) -> Bool? {
        if let entry = known[ObjectIdentifier(schema)] { return entry.opinion }
        known[ObjectIdentifier(schema)] = (schema, nil)
        let opinion = find(schema, index)
        known[ObjectIdentifier(schema)] = (schema, opinion)
        return opinion
    }

    private func find(_ schema: SchemaObject, _ index: DocumentIndex) -> Bool? {
        let target = schema.reference.flatMap { try? index.schemaName($0) }.flatMap { index.schema(named: $0) }
        if let target, index.document.version.ignoresSiblings { return opinion(on: target, index: index) }
        if let own = schema.statementOnNull { return own }
        // A type beside a union does not take away the null that one of its branches is.
        for branches in [schema.oneOf, schema.anyOf] {
            if branches.contains(where: { opinion(on: $0, index: index) == true }) { return true }
        }
        var opinions = schema.allOf.compactMap { opinion(on: $0, index: index) }
        if let target, let opinion = opinion(on: target, index: index) { opinions.append(opinion) }
        if schema.statesKind { opinions.append(false) }
        return opinions.isEmpty ? nil : opinions.allSatisfy { $0 }
    }
}

extension DocumentIndex {
    /// Whether null is a value of the schema, also through what it refers to.
    func admitsNull(_ schema: SchemaObject) -> Bool {
        nullOpinions.opinion(on: schema, index: self) ?? false
    }

    /// Whether the schema is null and nothing else, also behind references.
    func leadsToNull(_ schema: SchemaObject) -> Bool {
        var current = schema
        // A longer chain is a circle.
        for _ in 0..<32 {
            if current.isOnlyNull { return true }
            guard let reference = current.reference, let name = try? schemaName(reference),
                let target = self.schema(named: name)
            else { return false }
            current = target
        }
        return false
    }
}

extension SchemaObject {
    /// Whether the schema admits nothing but null.
    var isOnlyNull: Bool {
        types == [.null] || (enumeration.map { !$0.isEmpty && $0.allSatisfy(\.isNull) } ?? constant?.isNull ?? false)
    }

    /// What its own keywords say.
    fileprivate var statementOnNull: Bool? {
        if isNullable || types.contains(.null) || isOnlyNull || (enumeration?.contains(where: \.isNull) ?? false) {
            return true
        }
        return deniesNull ? false : nil
    }

    /// Whether its own keywords, references and unions aside, say what its values are.
    fileprivate var statesKind: Bool {
        !types.isEmpty || enumeration != nil || constant != nil || !properties.isEmpty || items != nil
    }
}
