/// The specification whose words a document uses.
enum Dialect: Sendable {
    case swagger2
    case openAPI3

    /// In a sentence.
    var words: String {
        switch self {
        case .swagger2: "Swagger 2.0"
        case .openAPI3: "OpenAPI"
        }
    }

    /// A reference as it would be in OpenAPI 3: `#/components/schemas/Pet` for `#/definitions/Pet`.
    ///
    /// What stands in other places than the sections for what is shared is left where it is.
    func canonical(_ reference: String) -> String {
        guard self == .swagger2, let steps = JSONPointer.steps(of: reference), steps.count == 2,
            let section = Self.sections[steps[0]]
        else { return reference }
        return "#/components/\(section)/" + JSONPointer.step(steps[1])
    }

    private static let sections = [
        "definitions": "schemas", "parameters": "parameters", "responses": "responses",
    ]
}
