extension Printer {
    mutating func printSwitch(_ subject: Expression, _ cases: [SwitchCase]) {
        write("switch ")
        print(subject, reserve: 2)
        write(" {")
        newline()
        for item in cases { print(item) }
        write("}")
    }

    private mutating func print(_ item: SwitchCase) {
        if item.isCompact, item.body.count == 1 {
            let isWritten = fits { printer in
                printer.printLabel(of: item)
                printer.write(" ")
                printer.print(item.body[0])
            }
            if isWritten { return newline() }
        }
        printLabel(of: item)
        printBody(item.body.isEmpty ? [.break] : item.body)
    }

    private mutating func printLabel(of item: SwitchCase) {
        guard !item.patterns.isEmpty else { return write("default:") }
        write("case ")
        filled(item.patterns, reserve: 1) { $0.print($1) }
        if let condition = item.condition {
            write(" where ")
            print(condition, reserve: 1)
        }
        write(":")
    }

    mutating func print(_ pattern: Pattern) {
        switch pattern {
        case .enumCase(let name, let elements):
            write(".")
            printAfterDot(name)
            if !elements.isEmpty { print(elements) }
        case .binding(let name):
            write("let ")
            print(name)
        case .wildcard: write("_")
        case .expression(let value): print(value)
        case .tuple(let elements): print(elements)
        }
    }

    private mutating func print(_ elements: [Pattern.Element]) {
        list(elements, reserve: 1) { printer, element, _ in
            if let label = element.label { printer.printLabel(label) }
            printer.print(element.pattern)
        }
    }
}
