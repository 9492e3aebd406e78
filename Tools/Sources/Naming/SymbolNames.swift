/// The words for punctuation, for texts that differ only in punctuation or consist of it.
enum SymbolNames {
    /// The words for a scalar that names do not keep: `dash`, `question mark`.
    static func words(for scalar: Unicode.Scalar) -> [String] {
        if let words = ascii[scalar] { return words }
        if isJoiner(scalar) { return [] }
        guard let name = scalar.properties.name else { return ["u" + String(scalar.value, radix: 16)] }
        return name.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
    }

    /// Whether a sign has a meaning in the values of an enum, where it always becomes a word: `r+` is not `r`.
    static func carriesMeaning(_ scalar: Unicode.Scalar) -> Bool {
        "+<>=*%&#@$|~^".unicodeScalars.contains(scalar)
    }

    /// Whether a scalar is a joiner or a variation selector, which only changes the look of the scalar beside it.
    private static func isJoiner(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x200C, 0x200D, 0xFE00...0xFE0F: true
        default: false
        }
    }

    private static let ascii: [Unicode.Scalar: [String]] = [
        "\0": ["null"], "\t": ["tab"], "\n": ["newline"], "\r": ["return"], " ": ["space"],
        "!": ["exclamation", "mark"], "\"": ["quote"], "#": ["hash"], "$": ["dollar"], "%": ["percent"], "&": ["and"],
        "'": ["apostrophe"], "(": ["open", "parenthesis"], ")": ["close", "parenthesis"], "*": ["asterisk"],
        "+": ["plus"], ",": ["comma"], "-": ["dash"], ".": ["dot"], "/": ["slash"], ":": ["colon"],
        ";": ["semicolon"], "<": ["less", "than"], "=": ["equals"], ">": ["greater", "than"],
        "?": ["question", "mark"], "@": ["at"], "[": ["open", "bracket"], "\\": ["backslash"],
        "]": ["close", "bracket"], "^": ["caret"], "_": ["underscore"], "`": ["backtick"], "{": ["open", "brace"],
        "|": ["pipe"], "}": ["close", "brace"], "~": ["tilde"],
    ]
}
