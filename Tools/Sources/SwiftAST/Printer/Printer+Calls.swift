extension Printer {
    mutating func print(_ call: Call, reserve: Int) {
        printBase(call.callee)
        guard let closure = call.trailingClosure else {
            return list(call.arguments, reserve: reserve) { $0.print($1, reserve: $2) }
        }
        if !call.arguments.isEmpty {
            list(call.arguments, reserve: 2) { $0.print($1, reserve: $2) }
        }
        write(" ")
        print(closure, reserve: reserve)
    }

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
        printSignature(of: closure)
        printBody(closure.body)
        write("}")
    }

    private mutating func printSignature(of closure: Closure) {
        guard closure.hasSignature else { return }
        for attribute in closure.attributes {
            write(" ")
            print(attribute)
        }
        switch closure.parameters {
        case .omitted, .names([]):
            write(" ()")
        case .names(let names):
            if closure.result == nil, !closure.isAsync, closure.throwing == .never {
                write(" ")
                commaSeparated(names) { $0.print($1) }
            } else {
                write(" ")
                list(names, reserve: 3) { printer, name, _ in printer.print(name) }
            }
        case .typed(let parameters):
            write(" ")
            list(parameters, reserve: 3) { printer, parameter, reserve in
                printer.print(parameter.name)
                printer.write(": ")
                printer.print(parameter.type, reserve: reserve)
            }
        }
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
            return !attributes.isEmpty || isAsync || throwing != .never || result != nil
        }
        return true
    }

    fileprivate var singleStatement: Statement? {
        body.count == 1 && !isMultiline ? body[0] : nil
    }
}
