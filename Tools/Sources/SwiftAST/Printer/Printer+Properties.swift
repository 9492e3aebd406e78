extension Printer {
    mutating func print(_ property: Property) {
        printHead(property.documentation, property.attributes, property.modifiers)
        write(property.isVariable ? "var " : "let ")
        print(property.name)
        if let type = property.type { print(type, ofProperty: property) }
        switch property.content {
        case .stored(nil): break
        case .stored(let value?): printAssigned(value)
        case .computed(let body): printBraces(body)
        case .accessors(let value, let place): print(get: value, modify: place)
        }
    }

    /// Both accessors stay on the line if they fit.
    private mutating func print(get value: Expression, modify place: Expression) {
        let isWritten = fits { printer in
            printer.write(" { get { ")
            printer.print(value)
            printer.write(" } _modify { yield &")
            printer.print(place)
            printer.write(" } }")
        }
        if isWritten { return }
        write(" {")
        indented { printer in
            printer.newline()
            printer.write("get { ")
            printer.print(value)
            printer.write(" }")
            printer.newline()
            printer.write("_modify { yield &")
            printer.print(place)
            printer.write(" }")
            printer.newline()
        }
        write("}")
    }

    /// A function type that does not fit goes to the next line as a whole.
    private mutating func print(_ type: TypeExpression, ofProperty property: Property) {
        write(":")
        let isWritten = fits(reserve: property.content.isEmpty ? 0 : 2) { printer in
            printer.write(" ")
            printer.print(type)
        }
        if isWritten { return }
        guard case .function = type else {
            write(" ")
            return print(type, reserve: 2)
        }
        indented { printer in
            printer.newline()
            printer.print(type)
        }
    }
}

extension Property.Content {
    fileprivate var isEmpty: Bool {
        if case .stored(nil) = self { true } else { false }
    }
}
