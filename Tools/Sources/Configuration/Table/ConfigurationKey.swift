/// A key of a configuration file: what the reader, the JSON Schema and the page of the keys are made from.
package struct ConfigurationKey: Sendable {
    package let name: String
    package let kind: ValueKind
    /// Sentences for the page and for editors.
    package let description: String
    /// What holds where the key is left out, to be read after "Left out:".
    package let leftOut: String?
    /// Lines of a file in which the key stands.
    package let example: String
    /// Whether the key is without effect outside of a workspace.
    package let isForWorkspace: Bool

    init(
        _ name: String, _ kind: ValueKind, _ description: String, leftOut: String? = nil, example: String = "",
        isForWorkspace: Bool = false
    ) {
        self.name = name
        self.kind = kind
        self.description = description
        self.leftOut = leftOut
        self.example = example
        self.isForWorkspace = isForWorkspace
    }
}

/// What the value of a key is.
package indirect enum ValueKind: Sendable {
    case text(TextForm)
    /// One of a few words.
    case choice([String])
    case flag
    /// A list of texts.
    case list(TextForm)
    /// A mapping from texts to texts.
    case map(keys: String, values: TextForm)
    /// A mapping with keys of its own.
    case section([ConfigurationKey])
}

/// A text that a value, or an item of a list, is.
package struct TextForm: Sendable {
    /// What is expected, with its article: "a string".
    let expected: String
    /// Many of them: "strings".
    let plural: String
    /// A regular expression that the whole text fits; the same for the reader and for the JSON Schema (ECMA-262, in the part
    /// that Swift has, too).
    let pattern: String?
    /// Whether a text that fits the pattern is one after all.
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

    /// Whether the text is one of these.
    func admits(_ text: String) -> Bool {
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
    static let swiftName = TextForm("a Swift name, in which * stands for what * matched", plural: "Swift names")
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
