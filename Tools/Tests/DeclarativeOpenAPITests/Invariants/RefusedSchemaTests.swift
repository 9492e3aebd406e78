import Diagnostics
import Resolve
import Testing
import YAML

@testable import DeclarativeOpenAPI

/// Refusing a schema is a transaction: the content of a refused schema does not change the output.
///
/// A refused schema cannot be compared with a missing one, since references to it stay valid: their type is `JSONValue`. So
/// the test adds a fault to each component schema, and compares two documents: one keeps the other keywords of the schema,
/// one removes them. Both must give the same output, byte for byte, and the same findings outside the schema. Inline types,
/// directions, cycles, discriminators and evidence for unions inside a refused schema must not count. The test skips schemas
/// that contain the target of a reference, since removing their keywords breaks the reference, and those of Swagger's
/// inheritance: a subtype that is refused stays a case of its supertype, since the tag that means it is known.
@Suite struct RefusedSchemaTests {
    /// A fault that refuses a schema.
    enum Fault: String, CaseIterable, Sendable {
        /// The schema cannot be read.
        case unreadable
        /// The schema can be read, but no value is valid.
        case contradiction

        /// The members that the schema gets.
        var members: String {
            switch self {
            case .unreadable: "{required: {}}"
            case .contradiction: "{allOf: [{type: boolean}, {allOf: [{type: integer}]}]}"
            }
        }
    }

    /// One schema of one document, refused by one fault.
    struct Refusal: Sendable, CustomTestStringConvertible {
        let document: WholeDocument
        /// From the root to the schema.
        let keys: [String]
        let fault: Fault

        var testDescription: String { "\(document.name), \(keys.last ?? ""), \(fault)" }

        /// The keywords to remove. Title and description stay: a contradictory schema becomes a documented alias.
        var others: [String] {
            let schema = keys.reduce(document.root as Node?) { $0?[$1] }
            return (schema?.mapping?.entries ?? []).map(\.key.text).filter { !["title", "description"].contains($0) }
        }
    }

    static let refusals: [Refusal] = WholeDocument.all.flatMap { document in
        let isSwagger = document.root["swagger"] != nil
        let place = isSwagger ? ["definitions"] : ["components", "schemas"]
        let schemas = place.reduce(document.root as Node?) { $0?[$1] }?.mapping?.entries ?? []
        guard !schemas.isEmpty, !document.generated().diagnostics.contains(where: { $0.rule == .refusedSchema }) else {
            return [Refusal]()
        }
        return schemas.prefix(12).flatMap { name, schema -> [Refusal] in
            let keys = place + [name.text]
            // Before OpenAPI 3.1 keywords beside a reference are not read, so that none can have a fault.
            guard schema["$ref"] == nil, !DocumentPart(keys, in: document.root).isReferredInto else { return [] }
            if isSwagger, schema["allOf"] != nil || schema["discriminator"] != nil { return [] }
            if schema.holdsAnchor { return [] }
            return Fault.allCases.map { Refusal(document: document, keys: keys, fault: $0) }
        }
    }

    @Test func manySchemasAreRefused() {
        #expect(Set(Self.refusals.map(\.document.name)).count >= 40)
        #expect(Self.refusals.count >= 300)
    }

    @Test(arguments: refusals)
    func leavesNothingBehind(_ refusal: Refusal) throws {
        let (document, keys, members) = (refusal.document, refusal.keys, refusal.fault.members)
        let beside = document.generated(after: DocumentChange().merging(members, into: keys).overlay)
        let emptied = refusal.others.reduce(DocumentChange()) { $0.removing(keys + [$1]) }
        let alone = document.generated(after: emptied.merging(members, into: keys).overlay)
        try #require(alone.text != nil, Comment(rawValue: alone.findings))
        expectEqual(beside.text ?? beside.findings, alone.text ?? "", "output")
        expectEqual(beside.typeMap ?? "", alone.typeMap ?? "", "type map")
        let inside = DocumentPart(keys, in: document.root)
        expectEqual(beside.findings(outside: inside), alone.findings(outside: inside), "findings")
    }
}

extension Node {
    /// Whether a schema in it has a name that references can use.
    fileprivate var holdsAnchor: Bool {
        self["$anchor"] != nil || (sequence ?? mapping?.entries.map(\.value) ?? []).contains { $0.holdsAnchor }
    }
}
