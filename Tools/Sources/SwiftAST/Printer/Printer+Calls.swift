extension Printer {
    mutating func print(_ call: Call, reserve: Int) {
        printBase(call.callee)
        guard let closure = call.trailingClosure else {
            return printArguments(of: call, reserve: reserve)
        }
        if !call.arguments.isEmpty {
            list(call.arguments, reserve: 2) { $0.print($1, reserve: $2) }
        }
        write(" ")
        print(closure, reserve: reserve)
    }

    /// The arguments of a call without a trailing closure. Many values without labels share lines.
    private mutating func printArguments(of call: Call, reserve: Int) {
        guard call.arguments.count > 8, call.arguments.allSatisfy({ $0.label == nil }) else {
            return list(call.arguments, reserve: reserve) { $0.print($1, reserve: $2) }
        }
        let isWritten = fits(reserve: reserve) { printer in
            printer.write("(")
            printer.commaSeparated(call.arguments) { $0.print($1, reserve: 0) }
            printer.write(")")
        }
        if isWritten { return }
        write("(")
        indented { printer in
            printer.newline()
            printer.filled(call.arguments, reserve: 0, isIndented: false) { $0.print($1, reserve: 0) }
        }
        newline()
        write(")")
    }
}
