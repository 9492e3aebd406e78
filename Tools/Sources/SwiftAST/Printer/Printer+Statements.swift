extension Printer {
    /// The statements on lines of their own, one level in; stands at the start of the line after them.
    mutating func printBody(_ statements: [Statement]) {
        indented { printer in
            printer.newline()
            for statement in statements { printer.printLine(statement) }
        }
    }

    private mutating func printLine(_ statement: Statement) {
        if case .blankLine = statement {} else { print(statement) }
        newline()
    }

    mutating func print(_ statement: Statement) {
        switch statement {
        case .expression(let value): print(value)
        case .return(let value):
            write("return")
            if let value {
                write(" ")
                print(value)
            }
        case .throw(let value):
            write("throw ")
            print(value)
        case .let(let name, let type, let value): printLocal("let ", name, type, value)
        case .var(let name, let type, let value): printLocal("var ", name, type, value)
        case .assign(let target, let value):
            print(target)
            printAssigned(value)
        case .if(let conditions, let then, let otherwise): printIf(conditions, then, otherwise)
        case .guard(let conditions, let otherwise): printGuard(conditions, otherwise)
        case .forIn(let name, let sequence, let body):
            write("for ")
            print(name)
            write(" in ")
            print(sequence, reserve: 2)
            write(" {")
            printBody(body)
            write("}")
        case .switch(let subject, let cases): printSwitch(subject, cases)
        case .doCatch(let body, let handler):
            write("do {")
            printBody(body)
            write("} catch {")
            printBody(handler)
            write("}")
        case .comment(let text): printComment(text)
        case .break: write("break")
        case .fallthrough: write("fallthrough")
        case .declaration(let declaration): print(declaration)
        case .blankLine: newline()
        }
    }

    private mutating func printLocal(
        _ keyword: StaticString, _ name: Identifier, _ type: TypeExpression?, _ value: Expression?
    ) {
        write(keyword)
        print(name)
        if let type {
            write(": ")
            print(type, reserve: value == nil ? 0 : 2)
        }
        if let value { printAssigned(value) }
    }

    private mutating func printIf(_ conditions: [Condition], _ then: [Statement], _ otherwise: [Statement]) {
        write("if ")
        open(afterBreak: print(conditions, reserve: 2), "{")
        printBody(then)
        write("}")
        guard !otherwise.isEmpty else { return }
        write(" else ")
        if otherwise.count == 1, case .if(let conditions, let then, let otherwise) = otherwise[0] {
            return printIf(conditions, then, otherwise)
        }
        write("{")
        printBody(otherwise)
        write("}")
    }

    private mutating func printGuard(_ conditions: [Condition], _ otherwise: [Statement]) {
        write("guard ")
        let isBroken = print(conditions, reserve: 7)
        open(afterBreak: isBroken, "else {")
        if otherwise.count == 1, !isBroken {
            let isWritten = fits(reserve: 2) { printer in
                printer.write(" ")
                printer.print(otherwise[0])
            }
            if isWritten { return write(" }") }
        }
        printBody(otherwise)
        write("}")
    }

    /// A brace after lines that were broken stands on a line of its own, or the body would look like one more of them.
    mutating func open(afterBreak isBroken: Bool, _ text: StaticString) {
        if isBroken { newline() } else { write(" ") }
        write(text)
    }

    private mutating func print(_ conditions: [Condition], reserve: Int) -> Bool {
        filled(conditions, reserve: reserve) { $0.print($1) }
    }

    private mutating func print(_ condition: Condition) {
        switch condition {
        case .expression(let value): print(value, reserve: 2)
        case .binding(let name, let value):
            write("let ")
            print(name)
            if let value {
                write(" = ")
                print(value, reserve: 2)
            }
        case .matches(let pattern, let value):
            write("case ")
            print(pattern)
            write(" = ")
            print(value, reserve: 2)
        }
    }
}
