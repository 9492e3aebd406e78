extension Printer {
    mutating func print(_ declaration: Declaration) {
        switch declaration {
        case .type(let type): print(type)
        case .enumCase(let item): print(item)
        case .property(let property): print(property)
        case .function(let function): print(function)
        case .initializer(let initializer): print(initializer)
        case .typeAlias(let alias): print(alias)
        case .mark(let title): printMark(title)
        case .comment(let text): printComment(text)
        }
    }

    private mutating func print(_ type: TypeDeclaration) {
        printHead(type.documentation, type.attributes, type.modifiers)
        write(type.kind.rawValue)
        write(" ")
        print(type.name)
        var isBroken = false
        if !type.inherits.isEmpty {
            write(": ")
            isBroken = filled(type.inherits, reserve: 3) { $0.print($1) }
        }
        guard !type.members.isEmpty else { return open(afterBreak: isBroken, "{}") }
        open(afterBreak: isBroken, "{")
        indented { printer in
            printer.newline()
            printer.printMembers(type.members)
        }
        write("}")
    }

    private mutating func print(_ item: EnumCase) {
        printHead(item.documentation, item.attributes, item.isIndirect ? [.indirect] : [])
        write("case ")
        print(item.name)
        if !item.associatedValues.isEmpty {
            list(item.associatedValues) { printer, value, reserve in
                if let label = value.label {
                    printer.print(label)
                    printer.write(": ")
                }
                printer.print(value.type, reserve: reserve)
            }
        }
        if let rawValue = item.rawValue {
            write(" = ")
            print(rawValue)
        }
    }

    private mutating func print(_ alias: TypeAlias) {
        printHead(alias.documentation, alias.attributes, alias.modifiers)
        write("typealias ")
        print(alias.name)
        write(" = ")
        print(alias.type)
    }

    mutating func printBraces(_ body: [Statement]) {
        guard !body.isEmpty else { return write(" {}") }
        write(" {")
        printBody(body)
        write("}")
    }

    /// Documentation and attributes with arguments on lines of their own, then the words before the keyword.
    mutating func printHead(_ documentation: DocComment?, _ attributes: [Attribute], _ modifiers: [Modifier]) {
        if let documentation { print(documentation) }
        for attribute in attributes where attribute.hasArguments {
            print(attribute)
            newline()
        }
        for attribute in attributes where !attribute.hasArguments && isAllowed(attribute) {
            print(attribute)
            write(" ")
        }
        for modifier in modifiers {
            if modifier == .public {
                printAccess()
            } else {
                write(modifier.rawValue)
                write(" ")
            }
        }
    }

    /// Only what is public can be part of an SPI.
    private func isAllowed(_ attribute: Attribute) -> Bool {
        if case .spi = attribute, access != .public { false } else { true }
    }

    private mutating func printAccess() {
        switch access {
        case .public: write("public ")
        case .package: write("package ")
        case .internal: break
        }
    }
}

extension Attribute {
    fileprivate var hasArguments: Bool {
        switch self {
        case .deprecated: true
        case .concurrent, .discardableResult, .escaping, .inlinable, .mainActor, .sendable, .named, .spi: false
        }
    }
}
