/// All that the user decides about names and types, asked while the model is made.
struct Choices {
    let names: GivenNames
    let types: TypeChoices
    let enums: EnumChoices

    init(_ options: ResolveOptions, _ reports: inout Reports) {
        names = GivenNames(options.names, &reports)
        types = TypeChoices(options.types)
        enums = EnumChoices(options.enums)
    }

    /// Reports what was decided about nothing, once everything has been asked for.
    func reportUnused(_ reports: inout Reports) {
        names.reportUnused(&reports)
        types.reportUnused(&reports)
        enums.reportUnused(&reports)
    }
}
