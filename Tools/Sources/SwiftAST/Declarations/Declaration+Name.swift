extension Declaration {
    /// The declaration's name; nil for an initialiser, and for what is no declaration.
    package var name: Identifier? {
        switch self {
        case .type(let type):
            if case .named(let path, _) = type.name { path.last } else { nil }
        case .enumCase(let item): item.name
        case .property(let property): property.name
        case .function(let function): function.name
        case .typeAlias(let alias): alias.name
        case .initializer, .mark, .comment: nil
        }
    }

    /// The names of the types that it declares, itself and nested ones.
    package var typeNames: [String] {
        switch self {
        case .type(let type): (name.map { [$0.text] } ?? []) + type.members.flatMap(\.typeNames)
        case .typeAlias(let alias): [alias.name.text]
        case .enumCase, .property, .function, .initializer, .mark, .comment: []
        }
    }

    /// Whether only its own file, or what stands around it, can use it.
    package var isPrivate: Bool {
        modifiers.contains { [.private, .fileprivate].contains($0) }
    }

    var modifiers: [Modifier] {
        switch self {
        case .type(let type): type.modifiers
        case .property(let property): property.modifiers
        case .function(let function): function.modifiers
        case .initializer(let initializer): initializer.modifiers
        case .typeAlias(let alias): alias.modifiers
        case .enumCase, .mark, .comment: []
        }
    }
}
