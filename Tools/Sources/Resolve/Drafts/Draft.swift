import APIModel
import OpenAPIDocument

/// The declarations and findings that come from resolving one operation, schema or event. A draft is merged with the
/// others if its part is generated, and dropped whole if its part is refused.
struct Draft {
    /// The number of the draft, which makes its type tokens different from those of other drafts.
    let number: Int
    var findings = Findings()
    /// The patterns of the configuration that fit something.
    var usage = ChoiceUsage()
    /// Types declared in the namespace, in the operation enum, and for bodies and responses. Their names are tokens.
    var models: [Model] = []
    var parameterTypes: [ParameterType] = []
    var messages = Messages()
    /// The declared types that need names, by the positions of their tokens.
    private(set) var nameables: [Nameable] = []
    /// The types among them that are made of inline schemas.
    private(set) var declared: [TypeToken: DeclaredSchema] = [:]
    /// The shared responses that are used.
    var sharedResponses: Set<ReferenceTarget> = []
    /// The query slots that are used.
    var slots: Set<String> = []

    init(number: Int) {
        self.number = number
    }

    /// A token for a type to be declared; the name replaces it once all types are known.
    mutating func token(for nameable: Nameable) -> TypeToken {
        nameables.append(nameable)
        return TypeToken(draft: number, position: nameables.count - 1)
    }
    /// A token for the type of an inline schema.
    mutating func token(for nameable: Nameable, of schema: DeclaredSchema) -> TypeToken {
        let token = token(for: nameable)
        declared[token] = schema
        return token
    }
}
