/// The user's decisions about names and types, asked for while the model is made.
struct Choices {
    let names: GivenNames
    let types: TypeChoices
    let enums: EnumChoices

    init(_ options: ResolveOptions, _ findings: inout Findings) {
        names = GivenNames(options.names, &findings)
        types = TypeChoices(options.types)
        enums = EnumChoices(options.enums)
    }

    /// Reports the decisions that are about nothing, once everything has been asked for.
    func reportUnused(_ usage: ChoiceUsage, _ findings: inout Findings) {
        names.reportUnused(usage, &findings)
        types.reportUnused(usage, &findings)
        enums.reportUnused(usage, &findings)
    }
}
