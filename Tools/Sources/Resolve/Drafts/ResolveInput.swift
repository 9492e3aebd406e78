import APIModel
import Diagnostics
import Normalise
import OpenAPIDocument

/// The input of resolving schemas and operations; it does not change.
struct ResolveInput {
    let index: DocumentIndex
    let choices: Choices
    /// The Swift names of the schemas that have a type of their own.
    let typeNames: [SchemaID: String]
    /// The Swift names of the request types, for schemas with a request type and a response type.
    let sentTypeNames: [SchemaID: String]
    let directions: SchemaDirections
    let unions: UnionDecisions
    /// The query parameters whose values the wiring supplies.
    let querySlots: Set<String>

    var version: Document.Version { index.document.version }

    func origin(_ location: SourceLocation, _ pointer: String) -> Origin {
        Origin(location, index.document.pointers.written(pointer))
    }
}

extension Origin {
    init(_ location: SourceLocation, _ pointer: String) {
        self.init(file: location.file, line: location.line, column: location.column, pointer: pointer)
    }
}
