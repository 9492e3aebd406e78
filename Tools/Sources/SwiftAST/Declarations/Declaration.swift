package indirect enum Declaration: Sendable {
    case type(TypeDeclaration)
    case enumCase(EnumCase)
    case property(Property)
    case function(Function)
    case initializer(Initializer)
    case typeAlias(TypeAlias)
    /// `// MARK: - Title`
    case mark(String)
    /// A line comment of its own.
    case comment(String)
}

/// Printed before a declaration in the order given; `public` as the file's ``Access`` says.
package enum Modifier: String, Hashable, Sendable {
    case `public`, package, `internal`, `fileprivate`, `private`
    case nonisolated, `static`, final, override, indirect, mutating, convenience, required, lazy
}
