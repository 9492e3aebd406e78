import Diagnostics
import Testing
import YAML

@testable import DeclarativeOpenAPI

/// Refusing an operation is a transaction: the output equals that of the same document without the operation, byte for byte.
///
/// The test adds a fault to the operation, and allows the rule of the fault. For comparison it removes the operation from
/// its path item, and keeps the path item. Components stay in both documents; they are generated even if no operation uses
/// them. The findings outside the refused operation must be equal, too. The test skips operations that contain the target
/// of a reference, since removing them breaks the reference.
@Suite struct RefusedOperationTests {
    /// A fault that refuses an operation.
    enum Fault: String, CaseIterable, Sendable {
        /// An invalid status. It comes last, after body and other responses were resolved.
        case status
        /// A last response with an unresolved reference.
        case response
        /// A last response whose schema is broken.
        case schema
        /// A parameter with an unresolved reference.
        case parameter
        /// An unknown security scheme.
        case security

        /// The members that the operation gets.
        func members(isSwagger: Bool) -> String {
            let broken = "{type: object, properties: {x: {type: strin}}}"
            return switch self {
            case .status: #"{responses: {"999x": {description: no}}}"#
            case .response:
                isSwagger
                    ? ##"{responses: {"299": {$ref: "#/responses/Nowhere"}}}"##
                    : ##"{responses: {"299": {$ref: "#/components/responses/Nowhere"}}}"##
            case .schema:
                isSwagger
                    ? #"{responses: {"299": {description: no, schema: \#(broken)}}}"#
                    : #"{responses: {"299": {description: no, content: {application/json: {schema: \#(broken)}}}}}"#
            case .parameter:
                isSwagger
                    ? ##"{parameters: [{$ref: "#/parameters/Nowhere"}]}"##
                    : ##"{parameters: [{$ref: "#/components/parameters/Nowhere"}]}"##
            case .security: "{security: [{nowhere: []}]}"
            }
        }
    }

    /// One operation of one document, refused by one fault.
    struct Refusal: Sendable, CustomTestStringConvertible {
        let document: WholeDocument
        let operation: OperationPlace
        let fault: Fault

        var testDescription: String { "\(document.name), \(operation.title), \(fault)" }
    }

    static let refusals: [Refusal] = WholeDocument.all.flatMap { document in
        let operations = OperationPlace.all(in: document.root)
        guard operations.count > 1 else { return [Refusal]() }
        return operations.filter { !DocumentPart($0.keys, in: document.root).isReferredInto }.flatMap { operation in
            Fault.allCases.map { Refusal(document: document, operation: operation, fault: $0) }
        }
    }

    @Test func manyOperationsAreRefused() {
        #expect(Set(Self.refusals.map(\.document.name)).count >= 35)
        #expect(Self.refusals.count >= 700)
    }

    @Test(arguments: refusals)
    func leavesNothingBehind(_ refusal: Refusal) throws {
        let (document, keys) = (refusal.document, refusal.operation.keys)
        let members = refusal.fault.members(isSwagger: document.root["swagger"] != nil)
        let refused = document.generated(after: DocumentChange().merging(members, into: keys).overlay)
        let without = document.generated(after: DocumentChange().removing(keys).overlay)
        try #require(without.text != nil, Comment(rawValue: without.findings))
        expectEqual(refused.text ?? refused.findings, without.text ?? "", "output")
        expectEqual(refused.typeMap ?? "", without.typeMap ?? "", "type map")
        let inside = DocumentPart(keys, in: document.root)
        expectEqual(refused.findings(outside: inside), without.findings(outside: inside), "findings")
    }
}

extension RefusedOperationTests {
    /// The same for an operation in another file.
    @Test func anOperationInAnotherFileLeavesNothingBehind() throws {
        let yaml = Document.paths("/shelves: {$ref: shelves.yaml}\n/books: {get: {$ref: \"books.yaml#/get\"}}")
        func text(withListing: Bool) throws -> String {
            let listing = """
                get:
                  operationId: list
                  requestBody: {content: {application/json: {schema: {$ref: "models.yaml#/filter"}}}}
                  responses:
                    "200": {content: {application/json: {schema: {$ref: "models.yaml#/shelf"}}}}
                    default: {$ref: "models.yaml#/fault"}
                    "999x": {description: no}

                """
            let adding = """
                post:
                  operationId: add
                  requestBody: {content: {application/json: {schema: {$ref: "models.yaml#/shelf"}}}}
                  responses: {"204": {}, default: {$ref: "models.yaml#/fault"}}

                """
            let models = """
                shelf: {type: object, properties: {kind: {type: string, enum: [a]}}}
                filter: {type: object, properties: {shelf: {$ref: "#/shelf"}}}
                fault: {content: {application/json: {schema: {type: object, properties: {code: {type: integer}}}}}}
                """
            let result = result(
                of: yaml, allowing: ["response.status"],
                files: [
                    "shelves.yaml": (withListing ? listing : "") + adding, "models.yaml": models,
                    "books.yaml": "get: {operationId: read, responses: {default: {$ref: \"models.yaml#/fault\"}}}",
                ])
            return try #require(result.text, Comment(rawValue: result.findings))
        }
        expectEqual(try text(withListing: true), try text(withListing: false), "output")
    }
}

extension GenerationResult {
    /// The findings that are neither in a part of the document nor in what a change put in, one on each line, with those of
    /// their related places that are not there either.
    func findings(outside part: DocumentPart) -> String {
        func isOutside(_ location: Diagnostics.SourceLocation) -> Bool {
            location.file != DocumentChange.fileName && !part.locations.contains(location)
        }
        return diagnostics.filter { isOutside($0.location) }.map { finding in
            let related = finding.related.filter { isOutside($0.location) }.map { "; \($0.location): \($0.message)" }
            return "\(finding.location): \(finding.severity): \(finding.message) [\(finding.rule.id)]"
                + related.joined()
        }.joined(separator: "\n")
    }
}
