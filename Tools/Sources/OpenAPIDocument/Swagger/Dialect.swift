/// The specification that a document follows.
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

    /// The target of a reference as it would be in OpenAPI 3: `#/components/schemas/Pet` for `#/definitions/Pet`.
    ///
    /// Targets outside the sections for shared objects stay, and so do those in other files.
    func canonical(_ target: ReferenceTarget) -> ReferenceTarget {
        guard self == .swagger2, target.isInDocument, let steps = target.steps, steps.count == 2,
            let section = Self.sections[steps[0]]
        else { return target }
        return ReferenceTarget(component: steps[1], in: section)
    }

    /// The steps to a target in the document itself.
    func written(_ steps: [String]) -> [String] {
        guard self == .swagger2, steps.count == 3, steps[0] == "components",
            let section = Self.sections.first(where: { $0.value.rawValue == steps[1] })
        else { return steps }
        return [section.key, steps[2]]
    }

    private static let sections: [String: ComponentSection] = [
        "definitions": .schemas, "parameters": .parameters, "responses": .responses,
    ]
}
