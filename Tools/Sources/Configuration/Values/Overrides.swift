/// What the user wants something of the document called.
package struct Renaming: Hashable, Sendable {
    /// The document's name for it.
    package var pattern: Located<Glob>
    /// A Swift name, in which each `*` stands for what a `*` of the pattern does.
    package var name: Located<String>

    package init(pattern: Located<Glob>, name: Located<String>) {
        self.pattern = pattern
        self.name = name
    }
}

/// Names that are given, in the order of the file.
package struct NameOptions: Hashable, Sendable {
    package var operations: [Renaming] = []
    package var schemas: [Renaming] = []
    package var properties: [Renaming] = []
    package var cases: [Renaming] = []
    package var parameters: [Renaming] = []

    package init() {}
}

/// The Swift type that the user wants for something of the document.
package struct Retyping: Hashable, Sendable {
    /// The document's name for it.
    package var pattern: Located<Glob>
    package var type: Located<WrittenType>

    package init(pattern: Located<Glob>, type: Located<WrittenType>) {
        self.pattern = pattern
        self.type = type
    }
}

/// Types that are given, in the order of the file.
package struct TypeOptions: Hashable, Sendable {
    package var formats: [Retyping] = []
    package var schemas: [Retyping] = []
    package var properties: [Retyping] = []
    /// Modules that the generated source imports, in the order of the file.
    package var imports: [String] = []

    package init() {}
}

/// Which enums keep values that the document does not list, whoever sends them.
package struct OpennessOptions: Hashable, Sendable {
    package var open: [Located<Glob>] = []
    package var closed: [Located<Glob>] = []

    package init() {}
}
