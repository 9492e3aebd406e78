import CommandLineInterface

/// The names that are already used. Names that differ only in case count as equal, as on some file systems.
struct FreeNames {
    private let tree: Tree
    private let survey: Survey

    init(tree: Tree, survey: Survey) {
        self.tree = tree
        self.survey = survey
    }

    /// Names that commands use for something other than a backend.
    private static let reserved = ["Runtime", "Tools"]

    /// - Throws: ``UsageError`` for an invalid name, ``Refusal`` for a name that is used.
    func check(_ new: NewBackend) throws {
        guard ModuleName.isValid(new.name), new.name != "_" else {
            throw UsageError(
                "the name of a backend must be a Swift identifier of ASCII letters, digits and _; this is \(new.name)")
        }
        guard ModuleName.isValid(new.module), new.module != "_" else {
            throw UsageError(
                "the name of a module must be a Swift identifier of ASCII letters, digits and _; this is \(new.module)")
        }
        try refuse(
            new.name, among: Self.reserved, "cannot be the name of a backend: commands use it for something else")
        try refuse(new.name, among: survey.backends.map(\.configuration.name), "is a backend already")
        try refuse(new.name, among: tree.names(in: "Backends"), "is a folder of Backends already")
        try refuse(new.module, among: survey.backends.map(\.configuration.module), "is a module already")
        try refuse(new.module, among: survey.backends.flatMap(\.folder.cTargets), "is a module already")
        try refuse(new.module, among: Array(ModuleName.taken) + RuntimeTarget.all.map(\.name), "is a module already")
    }

    /// - Parameter path: The path of the copy of the document, directly in `Specs/`.
    func checkSpec(_ path: String) throws {
        let name = String(path.dropFirst("Specs/".count))
        try refuse(
            name, among: tree.names(in: "Specs"),
            "is in Specs already; to use it, give its path with --spec")
    }

    private func refuse(_ name: String, among taken: some Sequence<String>, _ sentence: String) throws {
        guard let other = taken.first(where: { $0.lowercased() == name.lowercased() }) else { return }
        throw Refusal(
            other == name ? "\(name) \(sentence)" : "\(name) differs only by case from \(other), which \(sentence)")
    }
}
