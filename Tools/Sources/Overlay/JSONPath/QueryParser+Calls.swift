extension QueryParser {
    /// An argument of a function, with its position.
    private typealias Argument = (operand: Operand, offset: Int)

    /// A call of a function, with arguments of the right types.
    mutating func call() throws(QueryFault) -> Call {
        let start = text.offset
        let name = text.take { ("a"..."z").contains($0) || $0 == "_" || $0.isDigit }
        guard ["length", "count", "value", "match", "search"].contains(name) else {
            throw text.fault(
                "there is no function `\(name)`; there are length, count, value, match and search", at: start)
        }
        guard text.skip("(") else { throw text.fault("expected `(` after `\(name)`") }
        guard level < Self.depth else { throw text.fault("this path nests deeper than \(Self.depth) levels") }
        level += 1
        defer { level -= 1 }
        let arguments = try arguments()
        let wanted = name == "match" || name == "search" ? 2 : 1
        guard arguments.count == wanted else {
            throw text.fault("`\(name)` takes \(wanted == 1 ? "one argument" : "two arguments")", at: start)
        }
        switch name {
        case "length": return .length(try value(arguments[0]))
        case "count": return .count(try query(arguments[0], of: name))
        case "value": return .value(try query(arguments[0], of: name))
        case "match": return .match(text: try value(arguments[0]), pattern: try value(arguments[1]))
        default: return .search(text: try value(arguments[0]), pattern: try value(arguments[1]))
        }
    }

    private mutating func arguments() throws(QueryFault) -> [Argument] {
        var arguments: [Argument] = []
        text.skipSpace()
        guard !text.skip(")") else { return arguments }
        repeat {
            text.skipSpace()
            let offset = text.offset
            arguments.append((try operand(), offset))
            text.skipSpace()
        } while text.skip(",")
        guard text.skip(")") else { throw text.fault("expected `,` or `)` here") }
        return arguments
    }

    private func value(_ argument: Argument) throws(QueryFault) -> Condition.Comparable {
        try comparable(argument.operand, at: argument.offset)
    }

    private func query(_ argument: Argument, of name: String) throws(QueryFault) -> Query {
        guard case .query(let query) = argument.operand else {
            throw text.fault("`\(name)` takes a path", at: argument.offset)
        }
        return query
    }
}
