import OpenAPIDocument

/// Who sends the schemas that have a name: responses lead to those that a server sends, requests to those that an app does.
struct SchemaDirections {
    private let received: Set<String>
    private let sent: Set<String>
    /// Those that both send and that are two types, since each may not know what the other must.
    let split: Set<String>
    /// Those that bodies of PATCH requests lead to: there, what is left out stays as it is.
    private let patching: Set<String>

    /// By the operations that are generated, and no others.
    init(_ index: DocumentIndex, operations: [SelectedOperation]) {
        var received = SchemaReach(index, countsPlaces: true)
        var sent = SchemaReach(index, countsPlaces: true)
        var patching = SchemaReach(index, countsPlaces: true)
        for operation in operations {
            for value in operation.item.parameters + operation.object.parameters { sent.add(parameter: value) }
            sent.add(bodyOf: operation.object)
            if operation.method == .patch { patching.add(bodyOf: operation.object) }
            received.add(responsesOf: operation.object)
            // What the server sends in requests of its own.
            for callback in operation.object.callbacks.flatMap(\.value).flatMap(\.operations) {
                received.add(bodyOf: callback)
            }
        }
        for event in index.document.webhooks.flatMap(\.operations) { received.add(bodyOf: event) }
        self.received = received.names
        self.sent = sent.names
        self.patching = patching.names
        split = Self.split(received.names.intersection(sent.names), index)
    }

    func direction(of name: String) -> Direction {
        switch (sent.contains(name), received.contains(name)) {
        case (true, true): .both
        case (true, false): .sent
        case (false, true): .received
        case (false, false): .unknown
        }
    }

    func isPatching(_ name: String) -> Bool { patching.contains(name) }

    /// Those with members that only one side must give, and those that lead to them.
    private static func split(_ names: Set<String>, _ index: DocumentIndex) -> Set<String> {
        var referring: [String: [String]] = [:]
        var waiting: [String] = []
        for name in names.sorted() {
            guard let schema = index.schema(named: name) else { continue }
            var reach = SchemaReach(index, followsReferences: false, countsPlaces: true)
            reach.add(schema)
            for other in reach.names where names.contains(other) { referring[other, default: []].append(name) }
            if reach.hasOneSidedMember { waiting.append(name) }
        }
        var split = Set(waiting)
        while let name = waiting.popLast() {
            for other in referring[name, default: []] where split.insert(other).inserted { waiting.append(other) }
        }
        return split
    }
}

/// The named schemas that schemas lead to.
struct SchemaReach {
    private let index: DocumentIndex
    private let followsReferences: Bool
    /// Whether a schema that stands where a reference of another leads is one of those with a name.
    private let countsPlaces: Bool
    private(set) var names: Set<String> = []
    /// Whether a member that only one side gives must be there; asked only where references are not followed.
    private(set) var hasOneSidedMember = false

    init(_ index: DocumentIndex, followsReferences: Bool = true, countsPlaces: Bool = false) {
        self.countsPlaces = countsPlaces
        self.index = index
        self.followsReferences = followsReferences
    }

    mutating func add(parameter value: Referenced<ParameterObject>) {
        // A reference that leads nowhere is reported where its operation is resolved.
        guard let parameter = try? index.parameter(value) else { return }
        if let schema = parameter.schema ?? parameter.content?.schema { add(schema) }
    }

    // A reference that leads nowhere is reported where its operation is resolved.

    mutating func add(bodyOf operation: OperationObject) {
        guard let body = operation.requestBody.flatMap({ try? index.requestBody($0) }) else { return }
        for schema in body.content.compactMap(\.schema) { add(schema) }
    }

    mutating func add(responsesOf operation: OperationObject) {
        for entry in operation.responses {
            guard let response = try? index.response(entry.value) else { continue }
            for schema in response.content.compactMap(\.schema) + response.headers.compactMap(\.value.schema) {
                add(schema)
            }
        }
    }

    mutating func add(_ schema: SchemaObject) {
        var waiting = [schema]
        while let next = waiting.popLast() {
            if countsPlaces, let key = index.key(ofPlaced: next) { names.insert(key) }
            if let reference = next.reference, let name = try? index.schemaName(reference),
                names.insert(name).inserted, followsReferences, let target = index.schema(named: name)
            {
                waiting.append(target)
            }
            if !followsReferences, !hasOneSidedMember { hasOneSidedMember = mustHaveOneSidedMember(next) }
            waiting += next.properties.map(\.value)
            waiting += next.patternProperties.map(\.value)
            waiting += next.allOf + next.oneOf + next.anyOf
            if let items = next.items { waiting.append(items) }
            if case .schema(let values) = next.additionalProperties { waiting.append(values) }
        }
    }
}

extension SchemaReach {
    private func mustHaveOneSidedMember(_ schema: SchemaObject) -> Bool {
        let form = index.normal(schema)
        if form.required.isEmpty { return false }
        return form.properties.contains { entry in
            index.isOneSided(entry.value) && form.required.contains(entry.name)
        }
    }
}

extension DocumentIndex {
    /// Whether only the server, or only the app, gives the value.
    func isOneSided(_ schema: SchemaObject) -> Bool { isReadOnly(schema) || isWriteOnly(schema) }

    func isReadOnly(_ schema: SchemaObject) -> Bool { states(schema, \.isReadOnly) }
    func isWriteOnly(_ schema: SchemaObject) -> Bool { states(schema, \.isWriteOnly) }

    private func states(_ schema: SchemaObject, _ keyword: KeyPath<SchemaObject, Bool>) -> Bool {
        let isSilent = schema.reference != nil && document.version.ignoresSiblings
        return !isSilent && normal(schema)[keyPath: keyword]
            || normal(schema.following(self).schema)[keyPath: keyword]
    }
}
