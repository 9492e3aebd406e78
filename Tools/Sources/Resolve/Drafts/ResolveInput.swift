import APIModel
import Diagnostics
import Normalise
import OpenAPIDocument

/// Everything that the resolving of schemas and operations reads and nothing changes.
struct ResolveInput {
    let index: DocumentIndex
    let choices: Choices
    /// The Swift names of the schemas that have a type of their own.
    let typeNames: [SchemaID: String]
    /// The Swift names of the types that an app sends, of schemas that are two types.
    let sentTypeNames: [SchemaID: String]
    let directions: SchemaDirections
    /// Query parameters whose values the wiring gives.
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
