extension Printer {
    /// - Parameter reserve: Columns to leave free after the expression.
    mutating func print(_ expression: Expression, reserve: Int = 0) {
        switch expression {
        case .literal(let literal): print(literal)
        case .interpolation(let pieces): print(pieces)
        case .array(let elements): print(elements, reserve: reserve)
        case .dictionary(let entries): print(entries, reserve: reserve)
        case .name(let name): print(name)
        case .type(let type): print(type, reserve: reserve)
        case .metatype(let type):
            print(type, reserve: reserve + 5)
            write(".self")
        case .current: write("self")
        case .closureArgument(let index):
            write("$")
            write(String(index))
        case .member(let base, let name):
            if let base { printBase(base) }
            write(".")
            printAfterDot(name)
        case .initializer(let base):
            if let base { printBase(base) }
            write(".init")
        case .call(let call): print(call, reserve: reserve)
        case .subscript(let base, let arguments):
            printBase(base)
            list(arguments, open: "[", close: "]", reserve: reserve) { $0.print($1, reserve: $2) }
        case .closure(let closure): print(closure, reserve: reserve)
        case .tuple(let elements): list(elements, reserve: reserve) { $0.print($1, reserve: $2) }
        case .optionalChain(let base):
            printBase(base)
            write("?")
        case .forceUnwrap(let base):
            printBase(base)
            write("!")
        case .try(let value): print("try ", value, reserve: reserve)
        case .tryOptional(let value): print("try? ", value, reserve: reserve)
        case .await(let value): print("await ", value, reserve: reserve)
        case .keyPath(let root, let names): printKeyPath(root, names)
        case .binary(let left, let op, let right): printBinary(left, op, right, reserve: reserve)
        case .not(let value):
            write("!")
            print(value, atLeast: .postfix, reserve: reserve)
        case .ternary(let condition, let then, let otherwise):
            printTernary(condition, then, otherwise, reserve: reserve)
        case .cast(let value, let type):
            print(value, atLeast: .prefix)
            write(" as ")
            print(type, reserve: reserve)
        case .inOut(let value):
            write("&")
            print(value, reserve: reserve)
        }
    }

    mutating func print(_ argument: Argument, reserve: Int) {
        if let label = argument.label { printLabel(label) }
        print(argument.value, reserve: reserve)
    }

    mutating func print(_ expression: Expression, atLeast precedence: Precedence, reserve: Int = 0) {
        guard expression.precedence < precedence else { return print(expression, reserve: reserve) }
        write("(")
        print(expression, reserve: reserve + 1)
        write(")")
    }

    /// An expression in front of a dot, a call, a subscript or a mark.
    mutating func printBase(_ expression: Expression) {
        if case .closure = expression {
            write("(")
            print(expression)
            write(")")
        } else {
            print(expression, atLeast: .postfix)
        }
    }

    private mutating func print(_ word: StaticString, _ value: Expression, reserve: Int) {
        write(word)
        print(value, reserve: reserve)
    }

    private mutating func print(_ pieces: [StringPiece]) {
        unbroken { printer in
            printer.write("\"")
            for piece in pieces {
                switch piece {
                case .text(let text): printer.writeEscaped(text)
                case .value(let value): printer.printInterpolation([Argument(value)])
                case .call(let arguments): printer.printInterpolation(arguments)
                }
            }
            printer.write("\"")
        }
    }

    private mutating func printInterpolation(_ arguments: [Argument]) {
        write("\\(")
        commaSeparated(arguments) { $0.print($1, reserve: 0) }
        write(")")
    }

    private mutating func print(_ elements: [Expression], reserve: Int) {
        list(elements, open: "[", close: "]", trailingComma: true, reserve: reserve) { $0.print($1, reserve: $2) }
    }

    private mutating func print(_ entries: [(key: Expression, value: Expression)], reserve: Int) {
        guard !entries.isEmpty else { return write("[:]") }
        list(entries, open: "[", close: "]", trailingComma: true, reserve: reserve) { printer, entry, reserve in
            printer.print(entry.key)
            printer.write(": ")
            printer.print(entry.value, reserve: reserve)
        }
    }

    private mutating func printKeyPath(_ root: TypeExpression?, _ names: [Identifier]) {
        write("\\")
        if let root { print(root) }
        for name in names {
            write(".")
            printAfterDot(name)
        }
    }
}
