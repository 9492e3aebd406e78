extension Printer {
    mutating func print(_ file: SwiftFile) {
        let imports = Set(file.imports).sorted { $0.module.text < $1.module.text }
        if !file.header.isEmpty {
            printComment(file.header)
            newline()
            if !imports.isEmpty || !file.declarations.isEmpty { newline() }
        }
        printImports(imports)
        if !imports.isEmpty, !file.declarations.isEmpty { newline() }
        printMembers(file.declarations)
    }

    /// An import without a level is public or internal, as the module's settings say. One that is exposed is to be as visible
    /// as what exposes it.
    private mutating func printImports(_ imports: [Import]) {
        switch access {
        case .public: for item in imports { print(item, level: item.isExposed ? "public " : "") }
        case .internal: for item in imports { print(item, level: "") }
        case .package:
            guard imports.contains(where: \.isExposed) else { return imports.forEach { print($0, level: "") } }
            // Without the feature an import without a level is public, and may not stand beside one that says `package`.
            write("#if hasFeature(InternalImportsByDefault)")
            newline()
            indented { printer in for item in imports { printer.print(item, level: item.isExposed ? "package " : "") } }
            write("#else")
            newline()
            indented { printer in for item in imports { printer.print(item, level: "") } }
            write("#endif")
            newline()
        }
    }

    private mutating func print(_ item: Import, level: StaticString) {
        if let spi = item.spi {
            print(Attribute.spi(spi))
            write(" ")
        }
        write(level)
        write("import ")
        print(item.module)
        newline()
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
