/// The description of a key: the source of the reader's checks, the JSON Schema and the documentation page.
package struct ConfigurationKey: Sendable {
    package let name: String
    package let kind: ValueKind
    /// The documentation, for the page and for editors.
    package let description: String
    /// The behaviour without the key; printed after "Default:".
    package let fallback: String?
    /// Lines of a file that uses the key.
    package let example: String
    /// Whether the key has an effect only in a workspace.
    package let isForWorkspace: Bool

    init(
        _ name: String, _ kind: ValueKind, _ description: String, fallback: String? = nil, example: String = "",
        isForWorkspace: Bool = false
    ) {
        self.name = name
        self.kind = kind
        self.description = description
        self.fallback = fallback
        self.example = example
        self.isForWorkspace = isForWorkspace
    }
}

/// The kind of a key's value.
package indirect enum ValueKind: Sendable {
    case text(TextForm)
    /// One of several words.
    case choice([String])
    case flag
    /// A list of texts.
    case list(TextForm)
    /// A mapping from texts to texts.
    case map(keys: String, values: TextForm)
    /// A mapping with nested keys.
    case section([ConfigurationKey])
}

/// The form of a text: a value, or an item of a list.
package struct TextForm: Sendable {
    /// A noun with its article, for messages: "a string".
    let expected: String
    /// The plural of the noun: "strings".
    let plural: String
    /// A regular expression that the whole text must match. The reader and the JSON Schema use it, so that it must mean
    /// the same in Swift and in ECMA-262.
    let pattern: String?
    /// A further check of texts that match the pattern.
    let isValid: @Sendable (String) -> Bool

    init(
        _ expected: String, plural: String, pattern: String? = nil,
        isValid: @escaping @Sendable (String) -> Bool = { _ in true }
    ) {
        self.expected = expected
        self.plural = plural
        self.pattern = pattern
        self.isValid = isValid
    }

    /// Whether the text has this form.
    func accepts(_ text: String) -> Bool {
        guard !text.isEmpty else { return false }
        return fitsPattern(text) && isValid(text)
    }

    private func fitsPattern(_ text: String) -> Bool {
        guard let pattern else { return true }
        guard let expression = try? Regex(pattern).matchingSemantics(.unicodeScalar) else {
            preconditionFailure("the pattern \(pattern) of the table is no regular expression")
        }
        return text.wholeMatch(of: expression) != nil
    }
}

extension TextForm {
    static let string = TextForm("a string", plural: "strings")
    static let glob = TextForm("a name or a pattern with *", plural: "names or patterns with *")
    static let path = TextForm("a path", plural: "paths")
    static let swiftName = TextForm("a Swift name, in which * is the text that * matched", plural: "Swift names")
    static let swiftType = TextForm(
        "a Swift type without a closing ?, as Decimal, Measure.Length or [Tag]", plural: "Swift types",
        pattern: #"[^?]|.*[^?]"#
    ) { WrittenType($0) != nil }
    static let ruleID = TextForm("the id of a rule", plural: "ids of rules", pattern: "[a-z0-9-]+([.][a-z0-9-]+)+")
    static let module = TextForm(
        "a Swift identifier of ASCII letters, digits and _", plural: "Swift identifiers",
        pattern: "[A-Za-z_][A-Za-z0-9_]*")
    static let package = TextForm(
        "letters, digits, - and _ to name a package", plural: "names of packages", pattern: "[A-Za-z0-9_-]+")
    static let library = TextForm(
        "the name of a library as the linker has it, as crypto for libcrypto",
        plural: "libraries as the linker names them, as crypto for libcrypto", pattern: "[A-Za-z0-9_.+][A-Za-z0-9_.+-]*"
    )
    static let specPath = TextForm(
        "a path from the root of the repository, as Specs/petstore.yaml", plural: "paths",
        pattern: "(?!(.*/)?[.]{0,2}(/|$))[^/].*")
    static let version = TextForm(
        "a semantic version, as 1.0.0", plural: "semantic versions",
        pattern: #"(0|[1-9][0-9]*)[.](0|[1-9][0-9]*)[.](0|[1-9][0-9]*)"#
            + #"(-(0|[1-9][0-9]*|[0-9]*[A-Za-z-][0-9A-Za-z-]*)([.](0|[1-9][0-9]*|[0-9]*[A-Za-z-][0-9A-Za-z-]*))*)?"#
            + #"([+][0-9A-Za-z-]+([.][0-9A-Za-z-]+)*)?"#)
}
