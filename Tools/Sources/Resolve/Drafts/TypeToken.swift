import APIModel

/// The stand-in for the Swift name of a declared type, until all names of its scope are assigned at once.
///
/// Models carry it as a text where a name belongs; ``NameLinker`` replaces each. No Swift name begins as a token does.
struct TypeToken: Hashable {
    /// The number of the draft in which the type is declared.
    let draft: Int
    /// The position of the type among those of the draft.
    let position: Int
    /// The text in the place of a name.
    let text: String

    init(draft: Int, position: Int) {
        self.draft = draft
        self.position = position
        text = "\u{1}\(draft).\(position)"
    }

    /// The token that a text is; nil for a name.
    init?(_ text: String) {
        guard Self.isToken(text), let point = text.utf8.firstIndex(of: UInt8(ascii: ".")),
            let draft = Int(text[text.utf8.index(after: text.startIndex)..<point]),
            let position = Int(text[text.utf8.index(after: point)...])
        else { return nil }
        self.draft = draft
        self.position = position
        self.text = text
    }

    static func isToken(_ text: String) -> Bool { text.utf8.first == 1 }

    static func == (left: TypeToken, right: TypeToken) -> Bool {
        left.draft == right.draft && left.position == right.position
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(draft)
        hasher.combine(position)
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
