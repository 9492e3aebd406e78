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

    /// The key of a reference as it would be in OpenAPI 3: `#/components/schemas/Pet` for `#/definitions/Pet`.
    ///
    /// What stands in other places than the sections for what is shared is left where it is, and so is what stands in
    /// another file.
    func canonical(_ key: String) -> String {
        guard self == .swagger2, let steps = JSONPointer.steps(of: key), steps.count == 2,
            let section = Self.sections[steps[0]]
        else { return key }
        return "#/components/\(section)/" + JSONPointer.step(steps[1])
    }

    /// The steps to what has a key, in the document as it is written.
    func written(_ steps: [String]) -> [String] {
        guard self == .swagger2, steps.count == 3, steps[0] == "components",
            let section = Self.sections.first(where: { $0.value == steps[1] })
        else { return steps }
        return [section.key, steps[2]]
    }

    private static let sections = [
        "definitions": "schemas", "parameters": "parameters", "responses": "responses",
    ]
}
