extension Printer {
    /// - Parameter reserve: Columns to leave free after the type.
    mutating func print(_ type: TypeExpression, reserve: Int = 0) {
        switch type {
        case .named(let path, let arguments): printNamed(path, arguments, reserve: reserve)
        case .optional(let wrapped):
            printPostfixBase(wrapped, reserve: reserve + 1)
            write("?")
        case .array(let element):
            write("[")
            print(element, reserve: reserve + 1)
            write("]")
        case .dictionary(let key, let value):
            write("[")
            print(key)
            write(": ")
            print(value, reserve: reserve + 1)
            write("]")
        case .tuple(let elements):
            list(elements, reserve: reserve) { printer, element, reserve in
                if let label = element.label {
                    printer.print(label)
                    printer.write(": ")
                }
                printer.print(element.type, reserve: reserve)
            }
        case .function(let function): print(function, reserve: reserve)
        case .attributed(let attributes, let type):
            print(attributes)
            print(type, reserve: reserve)
        case .some(let type):
            write("some ")
            print(type, reserve: reserve)
        case .any(let type):
            write("any ")
            print(type, reserve: reserve)
        case .metatype(let type):
            printPostfixBase(type, reserve: reserve + 5)
            write(".Type")
        }
    }

    /// Each followed by a space.
    private mutating func print(_ attributes: [Attribute]) {
        for attribute in attributes {
            print(attribute)
            write(" ")
        }
    }

    private mutating func printNamed(_ path: [Identifier], _ arguments: [TypeExpression], reserve: Int) {
        for (index, name) in path.enumerated() {
            if index > 0 { write(".") }
            print(name)
        }
        if !arguments.isEmpty {
            list(arguments, open: "<", close: ">", reserve: reserve) { $0.print($1, reserve: $2) }
        }
    }

    private mutating func printPostfixBase(_ type: TypeExpression, reserve: Int) {
        switch type {
        case .function, .some, .any, .attributed:
            write("(")
            print(type, reserve: reserve + 1)
            write(")")
        case .named, .optional, .array, .dictionary, .tuple, .metatype:
            print(type, reserve: reserve)
        }
    }

    private mutating func print(_ function: FunctionType, reserve: Int) {
        print(function.attributes)
        let isWritten = fits(reserve: reserve) { printer in
            printer.write("(")
            printer.commaSeparated(function.parameters) { $0.print($1, reserve: 0) }
            printer.write(")")
            printer.printEffects(of: function)
        }
        if isWritten { return }
        if function.parameters.isEmpty {
            write("()")
        } else {
            brokenList(function.parameters) { $0.print($1, reserve: $2) }
        }
        printEffects(of: function)
    }

    private mutating func print(_ parameter: FunctionType.Parameter, reserve: Int) {
        if let name = parameter.name {
            write("_ ")
            print(name)
            write(": ")
        }
        print(parameter.type, reserve: reserve)
    }

    private mutating func printEffects(of function: FunctionType) {
        printEffects(async: function.isAsync, throws: function.throwing)
        write(" -> ")
        print(function.result)
    }

    mutating func printEffects(async isAsync: Bool, throws throwing: Throwing) {
        if isAsync { write(" async") }
        switch throwing {
        case .never: break
        case .any: write(" throws")
        case .typed(let type):
            write(" throws(")
            print(type)
            write(")")
        }
    }
}
