import APIModel

/// The stand-in for the Swift name of a declared type, until all names of its scope are assigned at once.
///
/// Models carry it as a text where a name belongs; ``NameLinker`` replaces each. No Swift name begins as a token does.
struct TypeToken: Hashable {
    /// The text in the place of a name.
    let text: String

    init(draft: Int, position: Int) {
        text = "\u{1}\(draft).\(position)"
    }

    /// The token that a text is; nil for a name.
    init?(_ text: String) {
        guard text.utf8.first == 1 else { return nil }
        self.text = text
    }
}

/// A scope in which types are declared: the namespace, a struct, or the operation enum.
struct TypeScope {
    /// The names or tokens that lead to it from the namespace.
    let path: [String]
    /// The types declared in it, in the order of the document.
    private(set) var models: [Model] = []

    init(path: [String]) {
        self.path = path
    }

    mutating func declare(_ model: Model) {
        models.append(model)
    }

    func reference(to token: TypeToken) -> TypeReference {
        .named(path + [token.text])
    }
}
