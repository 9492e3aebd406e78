import APIModel
import Testing

/// Clashing names: the exact spelling gets the plain name, independently of the order in the document.
@Suite struct NameClashTests {
    /// The Swift names by the names in the document, once for each of the two orders.
    private func names(
        of written: [String], in document: ([String]) -> String, read: (API) -> [(String, String)]
    ) throws -> [[String: String]] {
        try [written, written.reversed()].map { order in
            Dictionary(uniqueKeysWithValues: read(try Resolution(document(order)).api))
        }
    }

    @Test func ofOperationsTheExactSpellingWins() throws {
        let made = try names(of: ["drop_user", "dropUser"]) { order in
            paths(order.map { "/\($0): {get: {operationId: \($0)}}" }.joined(separator: "\n"))
        } read: { api in
            api.operations.map { ($0.id, $0.name) }
        }
        #expect(made[0] == made[1])
        #expect(made[0]["dropUser"] == "dropUser")
        #expect(Set(made[0].values).count == 2)
    }

    @Test func ofSchemasTheExactSpellingWins() throws {
        let made = try names(of: ["foo", "FOO", "Foo"]) { order in
            schemas(order.map { "\($0): {type: object, title: \($0)}" }.joined(separator: "\n"))
        } read: { api in
            api.models.map { ($0.origin.pointer.split(separator: "/").last.map(String.init) ?? "", $0.name) }
        }
        #expect(made[0] == made[1])
        #expect(made[0]["Foo"] == "Foo")
        #expect(Set(made[0].values.map { $0.lowercased() }).count == 3)
    }

    @Test func ofPropertiesTheExactSpellingWins() throws {
        let made = try names(of: ["created_at", "created-at", "createdAt", "\"\"", "empty"]) { order in
            schemas(
                "A: {type: object, properties: {\(order.map { "\($0): {type: string}" }.joined(separator: ", "))}}")
        } read: { api in
            guard case .object(let object) = api.models[0].kind else { return [] }
            return object.properties.map { ($0.key, $0.name) }
        }
        #expect(made[0] == made[1])
        #expect(made[0]["createdAt"] == "createdAt")
        #expect(made[0]["empty"] == "empty")
        #expect(Set(made[0].values).count == 5)
    }

    @Test(arguments: [
        (["\"\"", "empty"], "empty"), (["\"[asc]\"", "asc"], "asc"), (["a b", "a_b", "aB"], "aB"),
        (["\"-1\"", "minus1"], "minus1"), (["r-", "r"], "r"), (["None", "NONE", "noneAtAll"], "noneAtAll"),
    ])
    func ofListedValuesTheExactSpellingWins(values: [String], exact: String) throws {
        let made = try names(of: values) { order in
            schemas("A: {type: string, enum: [\(order.joined(separator: ", "))]}")
        } read: { api in
            guard case .enumeration(let enumeration) = api.models[0].kind else { return [] }
            return enumeration.cases.map { ($0.rawValue, $0.name) }
        }
        #expect(made[0] == made[1])
        #expect(made[0][exact] == exact)
        #expect(Set(made[0].values).count == values.count)
    }

    /// `1m` is a minute and `1M` a month: the one that is its name but for the underscore keeps it.
    @Test func ofTextsWithADigitInFrontTheExactSpellingWins() throws {
        let made = try names(of: ["1m", "1M"]) { order in
            schemas("A: {type: string, enum: [\(order.joined(separator: ", "))]}")
        } read: { api in
            guard case .enumeration(let enumeration) = api.models[0].kind else { return [] }
            return enumeration.cases.map { ($0.rawValue, $0.name) }
        }
        #expect(made[0] == made[1])
        #expect(made[0] == ["1m": "_1m", "1M": "_1M"])
    }

    @Test func ofParametersTheExactSpellingWins() throws {
        let made = try names(of: ["user_id", "userId", "user-id"]) { order in
            paths(
                "/a: {get: {operationId: a, parameters: ["
                    + order.map { "{name: \($0), in: query, schema: {type: string}}" }.joined(separator: ", ")
                    + "], responses: {\"204\": {description: ok}}}}")
        } read: { api in
            api.operations[0].parameters.map { ($0.key, $0.name) }
        }
        #expect(made[0] == made[1])
        #expect(made[0]["userId"] == "userId")
        #expect(Set(made[0].values).count == 3)
    }

    /// The compiler takes `.none` of an optional enumeration for `Optional.none`.
    @Test func noCaseIsCalledLikeThatOfOptional() throws {
        let api = try Resolution(schemas("A: {type: string, enum: [none, some]}")).api
        guard case .enumeration(let enumeration) = api.models[0].kind else {
            Issue.record("no enumeration")
            return
        }
        #expect(enumeration.cases.map(\.rawValue) == ["none", "some"])
        #expect(enumeration.cases[0].name != "none")
    }

    /// One finding has both locations, and both operations are named after method and path.
    @Test func aDuplicateOperationIDNamesNeither() throws {
        let made = try [["/pets", "/dogs"], ["/dogs", "/pets"]].map { order in
            let yaml = paths(order.map { "\($0): {get: {operationId: list}}" }.joined(separator: "\n"))
            let resolution = try Resolution(yaml)
            let about = resolution.diagnostics.filter { $0.message.contains("`list`") }
            #expect(about.count == 1)
            #expect(about.flatMap { [$0.location.line] + $0.related.map(\.location.line) }.sorted() == [4, 5])
            return Set(resolution.api.operations.map { "\($0.path) \($0.name)" })
        }
        #expect(made == [["/pets getPets", "/dogs getDogs"], ["/pets getPets", "/dogs getDogs"]])
    }
}
