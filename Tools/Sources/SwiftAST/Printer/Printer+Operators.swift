extension Printer {
    mutating func printBinary(
        _ left: Expression, _ op: Expression.Operator, _ right: Expression, reserve: Int
    ) {
        printOperand(left, of: op)
        let isWritten = fits(reserve: reserve) { printer in
            if op.isSpaced { printer.write(" ") }
            printer.write(op.rawValue)
            if op.isSpaced { printer.write(" ") }
            printer.print(right, atLeast: .prefix)
        }
        if isWritten { return }
        indented { printer in
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
        _ condition: Expression, _ then: Expression, _ otherwise: Expression, reserve: Int
    ) {
        print(condition, atLeast: .binary)
        let isWritten = fits(reserve: reserve) { printer in
            printer.write(" ? ")
            printer.print(then, atLeast: .binary)
            printer.write(" : ")
            printer.print(otherwise, atLeast: .binary)
        }
        if isWritten { return }
        indented { printer in
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
