extension Printer {
    mutating func print(_ declaration: Declaration) {
        switch declaration {
        case .type(let type): print(type)
        case .enumCase(let item): print(item)
        case .property(let property): print(property)
        case .function(let function): print(function)
        case .initializer(let initializer): print(initializer)
        case .typeAlias(let alias): print(alias)
        case .mark(let title):
            write("// MARK: - ")
            write(CommentText.lines(of: title).joined(separator: " "))
        case .comment(let text): printComment(text)
        }
    }

    private mutating func print(_ type: TypeDeclaration) {
        printHead(type.documentation, type.attributes, type.modifiers)
        write(type.kind.rawValue)
        write(" ")
        print(type.name)
        if !type.inherits.isEmpty {
            write(": ")
            filled(type.inherits, reserve: type.members.isEmpty ? 3 : 2) { $0.print($1) }
        }
        guard !type.members.isEmpty else { return write(" {}") }
        write(" {")
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

    private mutating func print(_ property: Property) {
        printHead(property.documentation, property.attributes, property.modifiers)
        write(property.isVariable ? "var " : "let ")
        print(property.name)
        if let type = property.type {
            write(": ")
            print(type, reserve: 2)
        }
        switch property.content {
        case .stored(nil): break
        case .stored(let value?):
            write(" = ")
            print(value)
        case .computed(let body): printBraces(body)
        case .accessors(let getter, let setter):
            write(" {")
            indented { printer in
                printer.newline()
                printer.write("get")
                printer.printBraces(getter)
                printer.newline()
                printer.write("set")
                printer.printBraces(setter)
                printer.newline()
            }
            write("}")
        }
    }

    private mutating func print(_ function: Function) {
        printHead(function.documentation, function.attributes, function.modifiers)
        write("func ")
        print(function.name)
        printSignature(function.parameters) { printer in
            printer.printEffects(async: function.isAsync, throws: function.throwing)
            if let result = function.result {
                printer.write(" -> ")
                printer.print(result)
            }
        }
        printBraces(function.body)
    }

    private mutating func print(_ initializer: Initializer) {
        printHead(initializer.documentation, initializer.attributes, initializer.modifiers)
        write(initializer.isFailable ? "init?" : "init")
        printSignature(initializer.parameters) { $0.printEffects(async: false, throws: initializer.throwing) }
        printBraces(initializer.body)
    }

    private mutating func printSignature(_ parameters: [Parameter], rest: (inout Printer) -> Void) {
        let isWritten = fits(reserve: 2) { printer in
            printer.write("(")
            printer.commaSeparated(parameters) { $0.print($1, reserve: 0) }
            printer.write(")")
            rest(&printer)
        }
        if isWritten { return }
        if parameters.isEmpty {
            write("()")
        } else {
            brokenList(parameters) { $0.print($1, reserve: $2) }
        }
        rest(&self)
    }

    private mutating func print(_ parameter: Parameter, reserve: Int) {
        if let label = parameter.label, label != parameter.name {
            print(label)
            write(" ")
        }
        print(parameter.name)
        write(": ")
        if parameter.isInOut { write("inout ") }
        print(parameter.type, reserve: reserve)
        if let value = parameter.defaultValue {
            write(" = ")
            print(value, reserve: reserve)
        }
    }

    private mutating func printBraces(_ body: [Statement]) {
        guard !body.isEmpty else { return write(" {}") }
        write(" {")
        printBody(body)
        write("}")
    }

    /// Documentation and attributes with arguments on lines of their own, then the words before the keyword.
    private mutating func printHead(_ documentation: DocComment?, _ attributes: [Attribute], _ modifiers: [Modifier]) {
        if let documentation { print(documentation) }
        for attribute in attributes where attribute.hasArguments {
            print(attribute)
            newline()
        }
        for attribute in attributes where !attribute.hasArguments {
            print(attribute)
            write(" ")
        }
        for modifier in modifiers {
            write(modifier.rawValue)
            write(" ")
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
