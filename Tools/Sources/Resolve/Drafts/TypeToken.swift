import APIModel

/// A placeholder for the Swift name of a declared type, until all names of its scope are assigned together.
///
/// Models contain its text instead of a name, and ``NameLinker`` replaces it. No Swift name begins with the same byte.
struct TypeToken: Hashable {
    /// The number of the draft that declares the type.
    let draft: Int
    /// The position of the type in the draft.
    let position: Int
    /// The text that models contain instead of a name.
    let text: String

    init(draft: Int, position: Int) {
        self.draft = draft
        self.position = position
        text = "\u{1}\(draft).\(position)"
    }

    /// The token with this text; nil if the text is a name.
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
    /// The names or tokens from the namespace to the scope.
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
