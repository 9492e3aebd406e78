import Diagnostics

/// A parameter of Swagger 2.0: a value in path, query or header, the body, or a field of the form that is the body.
enum SwaggerParameter {
    case value(ParameterObject)
    case body(SwaggerBody)
    case field(SwaggerFormField)
}

/// A parameter that is the body.
struct SwaggerBody {
    let description: String?
    let isRequired: Bool
    let schema: SchemaObject?
    let location: SourceLocation
    /// The pointer to the parameter; for a shared one, to the reference.
    var pointer = ""
}

/// A parameter that is a field of a form.
struct SwaggerFormField {
    let name: String
    let isRequired: Bool
    let isFile: Bool
    let schema: SchemaObject
    /// nil when the field is no list.
    let format: CollectionFormat?
    let location: SourceLocation
    /// The pointer to the parameter; for a shared one, to the reference.
    var pointer = ""
}
