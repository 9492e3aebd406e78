import Diagnostics
import OpenAPIGrammar
import YAML

/// An OpenAPI or Swagger document as typed values, whatever its version; references are located, not followed.
package struct Document: Sendable {
    package typealias Version = OpenAPIVersion

    package let version: Version
    package let info: Info
    package let servers: [ServerObject]
    /// In document order.
    package let paths: [PathItem]
    /// Requests that the server makes, by name; in document order.
    package let webhooks: [PathItem]
    package let components: Components
    /// `security` of the document: nil when it says nothing.
    package let security: [SecurityRequirementObject]?
    /// Whether `security` has a fault, so that its requirements are not known.
    package let isSecurityRefused: Bool
    /// The schemas that have a name, or that references lead to.
    package internal(set) var schemas: IdentifiedSchemas
    package let objects: ReferencedObjects
    /// The document's tree.
    package let root: Node
    /// All files that were read, the document itself first.
    package let sources: [SourceFile]
    /// The targets of the references in their trees.
    package let links: DocumentLinks
    /// The places of OpenAPI 3 objects in a Swagger 2.0 document.
    package var pointers = PointerMap()
}

package struct Info: Sendable {
    package let title: String
    package let description: String?
    package let location: SourceLocation
}

/// `servers` entry.
package struct ServerObject: Sendable {
    package struct Variable: Sendable {
        package let name: String
        package let defaultValue: String
        package let allowedValues: [String]
        package let description: String?
    }

    package let url: String
    package let description: String?
    package let variables: [Variable]
    package let location: SourceLocation
}

/// An inline value, or a `$ref` to one.
package enum Referenced<Value: Sendable>: Sendable {
    case value(Value)
    case reference(Reference)
}

/// A `$ref`.
package struct Reference: Hashable, Sendable {
    /// As written.
    package let text: String
    package let location: SourceLocation
    /// nil when the reference leads to nothing that can be read, which was reported.
    package let target: ReferenceTarget?

    package init(text: String, location: SourceLocation, target: ReferenceTarget?) {
        self.text = text
        self.location = location
        self.target = target
    }

    /// Whether both references have the same target.
    package func leads(whereDoes other: Reference?) -> Bool {
        guard let other else { return false }
        return target == nil ? text == other.text && other.target == nil : target == other.target
    }
}

/// A named entry of a map in the document, with the location of its key.
package struct Entry<Value: Sendable>: Sendable {
    package let name: String
    package let location: SourceLocation
    package let value: Value

    package init(name: String, location: SourceLocation, value: Value) {
        self.name = name
        self.location = location
        self.value = value
    }
}

/// `components`; each list is in document order.
package struct Components: Sendable {
    package var schemas: [Entry<SchemaObject>] = []
    package var parameters: [Entry<Referenced<ParameterObject>>] = []
    package var requestBodies: [Entry<Referenced<RequestBodyObject>>] = []
    package var responses: [Entry<Referenced<ResponseObject>>] = []
    package var securitySchemes: [Entry<SecuritySchemeObject>] = []
    /// The components that are left out of these lists, because of a fault that was reported.
    package var refusedTargets: Set<ReferenceTarget> = []
}
