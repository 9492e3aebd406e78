extension Printer {
    /// ` = value`. An operation that does not fit begins on the next line, its operators below its start.
    mutating func printAssigned(_ value: Expression) {
        let isOperation =
            switch value {
            case .binary, .ternary: true
            default: false
            }
        let isWritten = fits { printer in
            printer.write(" = ")
            printer.print(value)
        }
        if isWritten { return }
        guard isOperation else {
            write(" = ")
            return print(value)
        }
        write(" =")
        indented { printer in
            printer.newline()
            switch value {
            case .binary(let left, let op, let right): printer.printBinary(left, op, right, reserve: 0, levels: 0)
            case .ternary(let condition, let then, let otherwise):
                printer.printTernary(condition, then, otherwise, reserve: 0, levels: 0)
            default: break
            }
        }
    }

    /// - Parameter levels: How far the operator goes in when it begins a line.
    mutating func printBinary(
        _ left: Expression, _ op: Expression.Operator, _ right: Expression, reserve: Int, levels: Int = 1
    ) {
        printOperand(left, of: op)
        let isWritten = fits(reserve: reserve) { printer in
            if op.isSpaced { printer.write(" ") }
            printer.write(op.rawValue)
            if op.isSpaced { printer.write(" ") }
            printer.print(right, atLeast: .prefix)
        }
        if isWritten { return }
        indented(by: levels) { printer in
            printer.newline()
            printer.write(op.rawValue)
            printer.write(" ")
            printer.print(right, atLeast: .prefix, reserve: reserve)
        }
    }

    /// A chain of one operator stands without parentheses.
    private mutating func printOperand(_ operand: Expression, of op: Expression.Operator) {
        if case .binary(_, op, _) = operand, op.isAssociative {
            print(operand)
        } else {
            print(operand, atLeast: .prefix)
        }
    }

    mutating func printTernary(
        _ condition: Expression, _ then: Expression, _ otherwise: Expression, reserve: Int, levels: Int = 1
    ) {
        print(condition, atLeast: .binary)
        let isWritten = fits(reserve: reserve) { printer in
            printer.write(" ? ")
            printer.print(then, atLeast: .binary)
            printer.write(" : ")
            printer.print(otherwise, atLeast: .binary)
        }
        if isWritten { return }
        indented(by: levels) { printer in
            printer.newline()
            printer.write("? ")
            printer.print(then, atLeast: .binary)
            printer.newline()
            printer.write(": ")
            printer.print(otherwise, atLeast: .binary, reserve: reserve)
        }
    }
}

extension Expression.Operator {
    fileprivate var isSpaced: Bool {
        self != .closedRange && self != .halfOpenRange
    }

    fileprivate var isAssociative: Bool {
        switch self {
        case .add, .multiply, .subtract, .and, .or: true
        case .coalesce, .equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual, .closedRange, .halfOpenRange:
            false
        }
    }
}
