/// The words that need backticks somewhere. Found by compiling each word of the grammar in every position; words that
/// compile bare everywhere (`lazy`, `actor`, `open`, …) are left out.
enum ReservedWords {
    /// Need backticks where they are declared, bound or stand alone.
    static let all: Set<String> = [
        "Any", "Protocol", "Self", "Type", "any", "as", "associatedtype", "async", "await", "break", "case", "catch",
        "class", "continue", "default", "defer", "deinit", "didSet", "do", "each", "else", "enum", "extension",
        "fallthrough", "false", "fileprivate", "for", "func", "get", "guard", "if", "import", "in", "init", "inout",
        "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol", "public", "repeat",
        "rethrows", "return", "self", "set", "some", "static", "struct", "subscript", "super", "switch", "throw",
        "throws", "true", "try", "typealias", "unsafe", "var", "where", "while", "willSet",
    ]

    /// Mean something else after a dot: `x.init`, `x.self`, `X.Type`, `X.Protocol`.
    static let afterDot: Set<String> = ["Protocol", "Type", "init", "self"]

    /// Need backticks as the label of an argument; every other word is a warning there when it has them.
    static let asLabel: Set<String> = ["inout"]
}
