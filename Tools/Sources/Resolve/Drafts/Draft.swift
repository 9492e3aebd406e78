import APIModel
import OpenAPIDocument

/// Everything that resolving one operation, schema or event gives beside its result: merged with the others when the part
/// is used, dropped whole when the part is refused.
struct Draft {
    /// The number of the part, which makes its type tokens unlike those of other parts.
    let number: Int
    var findings = Findings()
    /// The configuration's patterns that were of use.
    var usage = ChoiceUsage()
    /// Types declared in the namespace, in the operation enum, and for bodies and responses. Their names are tokens.
    var models: [Model] = []
    var parameterTypes: [ParameterType] = []
    var messages = Messages()
    /// The declared types that are to be named, by the positions of their tokens.
    private(set) var nameables: [Nameable] = []
    /// The shared responses that are used.
    var sharedResponses: Set<ReferenceTarget> = []
    /// The query slots that are used.
    var slots: Set<String> = []

    init(number: Int) {
        self.number = number
    }

    /// A token for a type to be declared, in place of the name that is assigned once all types are known.
    mutating func token(for nameable: Nameable) -> TypeToken {
        nameables.append(nameable)
        return TypeToken(draft: number, position: nameables.count - 1)
    }
}
