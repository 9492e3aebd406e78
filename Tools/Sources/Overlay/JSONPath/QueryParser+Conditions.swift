extension QueryParser {
    /// A condition: alternatives of conjunctions (`||` of `&&`).
    mutating func condition() throws(QueryFault) -> Condition {
        guard level < Self.depth else { throw text.fault("this path nests deeper than \(Self.depth) levels") }
        level += 1
        defer { level -= 1 }
        var alternatives = [try conjunction()]
        while try skipOperator("||") { alternatives.append(try conjunction()) }
        return alternatives.count == 1 ? alternatives[0] : .any(alternatives)
    }

    private mutating func conjunction() throws(QueryFault) -> Condition {
        var conditions = [try basic()]
        while try skipOperator("&&") { conditions.append(try basic()) }
        return conditions.count == 1 ? conditions[0] : .all(conditions)
    }

    private mutating func skipOperator(_ symbol: String) throws(QueryFault) -> Bool {
        let start = text.offset
        text.skipSpace()
        guard text.skip(symbol) else {
            text.goBack(to: start)
            return false
        }
        text.skipSpace()
        return true
    }

    private mutating func basic() throws(QueryFault) -> Condition {
        if text.next == "!", text.second != "=" {
            text.advance()
            text.skipSpace()
            return .not(try text.next == "(" ? parenthesized() : test(from: operand()))
        }
        if text.next == "(" { return try parenthesized() }
        let start = text.offset
        let left = try operand()
        let afterLeft = text.offset
        text.skipSpace()
        guard let comparison = Condition.Comparison.allCases.first(where: { text.skip($0.rawValue) }) else {
            text.goBack(to: afterLeft)
            return try test(from: left, at: start)
        }
        text.skipSpace()
        let leftValue = try comparable(left, at: start)
        let rightStart = text.offset
        return .comparison(leftValue, comparison, try comparable(operand(), at: rightStart))
    }

    private mutating func parenthesized() throws(QueryFault) -> Condition {
        let opening = text.offset
        text.advance()
        text.skipSpace()
        let condition = try condition()
        text.skipSpace()
        guard text.skip(")") else { throw text.fault("this `(` is never closed", at: opening) }
        return condition
    }

    /// An operand of a comparison, or a test.
    enum Operand {
        case literal(Value)
        case query(Query)
        case call(Call)
    }

    mutating func operand() throws(QueryFault) -> Operand {
        if let value = try literal() { return .literal(value) }
        switch text.next {
        case "$", "@":
            let start = text.next == "$" ? Query.Start.root : .current
            text.advance()
            // The query of a test may hold filters of its own.
            guard level < Self.depth else { throw text.fault("this path nests deeper than \(Self.depth) levels") }
            level += 1
            defer { level -= 1 }
            return .query(Query(start: start, segments: try segments()))
        case let next? where ("a"..."z").contains(next): return .call(try call())
        default: throw text.fault("expected `@`, `$`, a value or a function here")
        }
    }

    private func test(from operand: Operand, at start: Int? = nil) throws(QueryFault) -> Condition {
        switch operand {
        case .query(let query): return .exists(query)
        case .call(let call) where call.isLogical: return .call(call)
        case .call: throw text.fault("the result of this function must be compared with something", at: start)
        case .literal: throw text.fault("a value alone is no condition; compare it with something", at: start)
        }
    }

    func comparable(_ operand: Operand, at start: Int) throws(QueryFault) -> Condition.Comparable {
        switch operand {
        case .literal(let value): return .literal(value)
        case .query(let query) where query.isSingular: return .query(query)
        case .query: throw text.fault("this path may select several values, and only one can be compared", at: start)
        case .call(let call) where !call.isLogical: return .call(call)
        case .call: throw text.fault("the result of this function is true or false, and cannot be compared", at: start)
        }
    }
}
