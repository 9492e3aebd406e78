/// A Swift name that the user chooses for a part of the document.
package struct Renaming: Hashable, Sendable {
    /// The names in the document to which it applies.
    package var pattern: Located<Glob>
    /// A Swift name. Each `*` in it is replaced by the text that the pattern's `*` matched.
    package var name: Located<String>

    package init(pattern: Located<Glob>, name: Located<String>) {
        self.pattern = pattern
        self.name = name
    }
}

/// The key `names`, each list in the order of the file.
package struct NameOptions: Hashable, Sendable {
    package var operations: [Renaming] = []
    package var schemas: [Renaming] = []
    package var properties: [Renaming] = []
    package var cases: [Renaming] = []
    package var parameters: [Renaming] = []

    package init() {}
}

/// A Swift type that the user chooses for a part of the document.
package struct Retyping: Hashable, Sendable {
    /// The names in the document to which it applies.
    package var pattern: Located<Glob>
    package var type: Located<WrittenType>

    package init(pattern: Located<Glob>, type: Located<WrittenType>) {
        self.pattern = pattern
        self.type = type
    }
}

/// The key `types`, each list in the order of the file.
package struct TypeOptions: Hashable, Sendable {
    package var formats: [Retyping] = []
    package var schemas: [Retyping] = []
    package var properties: [Retyping] = []
    /// Modules that the generated source imports, in the order of the file.
    package var imports: [String] = []

    package init() {}
}

/// The key `enums`: the enums that are open or closed regardless of their use.
package struct OpennessOptions: Hashable, Sendable {
    package var open: [Located<Glob>] = []
    package var closed: [Located<Glob>] = []

    package init() {}
}
