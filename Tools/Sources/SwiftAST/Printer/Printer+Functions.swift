extension Printer {
    mutating func print(_ function: Function) {
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

    mutating func print(_ initializer: Initializer) {
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
}
