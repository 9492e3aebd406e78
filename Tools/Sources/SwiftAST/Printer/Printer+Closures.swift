extension Printer {
    mutating func print(_ closure: Closure, reserve: Int) {
        guard !closure.body.isEmpty else {
            write("{")
            printSignature(of: closure)
            return write(closure.hasSignature ? " }" : "}")
        }
        let isWritten = fits(reserve: reserve) { printer in
            guard let statement = closure.singleStatement else { return printer.newline() }
            printer.write("{")
            printer.printSignature(of: closure)
            printer.write(" ")
            printer.print(statement)
            printer.write(" }")
        }
        if isWritten { return }
        write("{")
        if !fits({ $0.printSignature(of: closure) }) {
            indented { $0.printBrokenSignature(of: closure) }
        }
        printBody(closure.body)
        write("}")
    }

    private mutating func printSignature(of closure: Closure) {
        guard closure.hasSignature else { return }
        for attribute in closure.attributes {
            write(" ")
            print(attribute)
        }
        write(" ")
        switch closure.parameters {
        case .names(let names) where !names.isEmpty && !closure.needsParentheses:
            commaSeparated(names) { $0.print($1) }
        default:
            printParameters(of: closure)
        }
        printEnd(of: closure)
    }

    /// Below the brace: attributes on a line, then the parameters.
    private mutating func printBrokenSignature(of closure: Closure) {
        newline()
        for (index, attribute) in closure.attributes.enumerated() {
            if index > 0 { write(" ") }
            print(attribute)
        }
        if !closure.attributes.isEmpty { newline() }
        if case .names(let names) = closure.parameters, !names.isEmpty, !closure.needsParentheses {
            filled(names, reserve: 3, isIndented: false) { $0.print($1) }
        } else {
            printParameters(of: closure)
        }
        printEnd(of: closure)
    }

    private mutating func printParameters(of closure: Closure) {
        switch closure.parameters {
        case .omitted: write("()")
        case .names(let names): list(names, reserve: 3) { printer, name, _ in printer.print(name) }
        case .typed(let parameters):
            list(parameters, reserve: 3) { printer, parameter, reserve in
                printer.print(parameter.name)
                printer.write(": ")
                printer.print(parameter.type, reserve: reserve)
            }
        }
    }

    private mutating func printEnd(of closure: Closure) {
        printEffects(async: closure.isAsync, throws: closure.throwing)
        if let result = closure.result {
            write(" -> ")
            print(result)
        }
        write(" in")
    }
}

extension Closure {
    fileprivate var hasSignature: Bool {
        if case .omitted = parameters {
            return !attributes.isEmpty || needsParentheses
        }
        return true
    }

    /// Names followed by effects or a result stand in parentheses.
    fileprivate var needsParentheses: Bool {
        isAsync || throwing != .never || result != nil
    }

    fileprivate var singleStatement: Statement? {
        body.count == 1 && !isMultiline ? body[0] : nil
    }
}
