/// The decisions of the configuration: names, types, and open or closed enums.
struct Choices {
    let names: GivenNames
    let types: TypeChoices
    let enums: EnumChoices

    init(_ options: ResolveOptions, _ findings: inout Findings) {
        names = GivenNames(options.names, &findings)
        types = TypeChoices(options.types)
        enums = EnumChoices(options.enums)
    }

    /// Reports the decisions that apply to no part of the document; call it after all parts are resolved.
    func reportUnused(_ usage: ChoiceUsage, _ findings: inout Findings) {
        names.reportUnused(usage, &findings)
        types.reportUnused(usage, &findings)
        enums.reportUnused(usage, &findings)
    }
}
