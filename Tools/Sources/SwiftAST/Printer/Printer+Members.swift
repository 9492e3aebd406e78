extension Printer {
    mutating func print(_ file: SourceFile) {
        let imports = Set(file.imports.map(\.text)).sorted()
        if !file.header.isEmpty {
            printComment(file.header)
            newline()
            if !imports.isEmpty || !file.declarations.isEmpty { newline() }
        }
        for name in imports {
            write("import ")
            print(Identifier(name))
            newline()
        }
        if !imports.isEmpty, !file.declarations.isEmpty { newline() }
        printMembers(file.declarations)
    }

    /// Each declaration on lines of its own. Simple ones of one kind stand together, the rest apart by an empty line.
    mutating func printMembers(_ members: [Declaration]) {
        var previous: Declaration?
        for member in members {
            if let previous, !previous.standsTogether(with: member) { newline() }
            print(member)
            newline()
            previous = member
        }
    }
}

extension Declaration {
    fileprivate func standsTogether(with next: Declaration) -> Bool {
        if case .comment = self { return true }
        guard let kind = simpleKind else { return false }
        return kind == next.simpleKind
    }

    private enum SimpleKind {
        case enumCase, stored, staticStored, typeAlias
    }

    /// The kind of a declaration that takes one plain line; nil for those that want room.
    private var simpleKind: SimpleKind? {
        switch self {
        case .enumCase(let item) where item.documentation == nil && item.attributes.isEmpty: return .enumCase
        case .typeAlias(let alias) where alias.documentation == nil && alias.attributes.isEmpty: return .typeAlias
        case .property(let property) where property.documentation == nil && property.attributes.isEmpty:
            guard case .stored = property.content else { return nil }
            return property.modifiers.contains(.static) ? .staticStored : .stored
        default: return nil
        }
    }
}
