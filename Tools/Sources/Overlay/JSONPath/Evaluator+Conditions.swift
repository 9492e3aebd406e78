import YAML

extension Evaluator {
    /// Whether a condition is true for a value.
    mutating func holds(_ condition: Condition, of current: Node) throws(QueryFault) -> Bool {
        try spend(1)
        switch condition {
        case .any(let conditions):
            for condition in conditions where try holds(condition, of: current) { return true }
            return false
        case .all(let conditions):
            for condition in conditions where try !holds(condition, of: current) { return false }
            return true
        case .not(let condition): return try !holds(condition, of: current)
        case .comparison(let left, let comparison, let right):
            return try holds(comparison, value(of: left, current), value(of: right, current))
        case .exists(let query):
            if query.isSingular { return try value(of: query, current: current) != nil }
            return try !select(query, current: current).isEmpty
        case .call(let call): return try fits(call, current)
        }
    }

    private mutating func value(
        of comparable: Condition.Comparable, _ current: Node
    ) throws(QueryFault) -> Value? {
        switch comparable {
        case .literal(let value): return value
        case .query(let query): return try value(of: query, current: current).map { Value($0) }
        case .call(let call): return try value(of: call, current)
        }
    }

    /// Compares two values, or none (§2.3.5.2.2).
    private mutating func holds(
        _ comparison: Condition.Comparison, _ left: Value?, _ right: Value?
    ) throws(QueryFault) -> Bool {
        switch comparison {
        case .equal: return try isEqual(left, right)
        case .notEqual: return try !isEqual(left, right)
        case .less: return isLess(left, right)
        case .greater: return isLess(right, left)
        case .lessOrEqual: return isLess(left, right) ? true : try isEqual(left, right)
        case .greaterOrEqual: return isLess(right, left) ? true : try isEqual(left, right)
        }
    }

    private func isLess(_ left: Value?, _ right: Value?) -> Bool {
        guard let left, let right else { return false }
        return left.isBefore(right)
    }

    /// Whether two values are equal: numbers by value, texts by code points, lists and objects by their contents.
    private mutating func isEqual(_ left: Value?, _ right: Value?) throws(QueryFault) -> Bool {
        guard let left, let right else { return left == nil && right == nil }
        try spend(min(left.size, right.size))
        switch (left, right) {
        case (.null, .null): return true
        case (.boolean(let left), .boolean(let right)): return left == right
        case (.integer(let left), .integer(let right)): return left == right
        case (.number(let left), .number(let right)): return left == right
        case (.integer(let left), .number(let right)): return Double(left) == right
        case (.number(let left), .integer(let right)): return left == Double(right)
        case (.string(let left), .string(let right)): return left.utf8.elementsEqual(right.utf8)
        case (.node(let left), .node(let right)): return try isEqual(left, right)
        default: return false
        }
    }

    private mutating func isEqual(_ left: Node, _ right: Node) throws(QueryFault) -> Bool {
        if let left = left.sequence, let right = right.sequence {
            guard left.count == right.count else { return false }
            for (left, right) in zip(left, right) where try !isEqual(Value(left), Value(right)) { return false }
            return true
        }
        guard let left = left.mapping, let right = right.mapping, left.entries.count == right.entries.count else {
            return false
        }
        for (key, value) in left.entries {
            guard let other = right[key.text], try isEqual(Value(value), Value(other)) else { return false }
        }
        return true
    }

    /// The result of a function that gives a value (§2.4).
    private mutating func value(of call: Call, _ current: Node) throws(QueryFault) -> Value? {
        switch call {
        case .length(let argument):
            switch try value(of: argument, current) {
            case .string(let text):
                try spend(text.utf8.count / 16)
                return .integer(text.unicodeScalars.count)
            case .node(let node): return .integer(node.sequence?.count ?? node.mapping?.entries.count ?? 0)
            default: return nil
            }
        case .count(let query): return .integer(try select(query, current: current).count)
        case .value(let query):
            let found = try select(query, current: current)
            return found.count == 1 ? Value(found[0].node) : nil
        case .match, .search: return nil
        }
    }

    /// The result of a function that gives true or false.
    private mutating func fits(_ call: Call, _ current: Node) throws(QueryFault) -> Bool {
        switch call {
        case .match(let text, let pattern): return try fits(text, pattern, isWhole: true, current)
        case .search(let text, let pattern): return try fits(text, pattern, isWhole: false, current)
        case .length, .count, .value: return false
        }
    }

    /// False also for a value that is no text, and for an invalid pattern (§2.4.6).
    private mutating func fits(
        _ text: Condition.Comparable, _ pattern: Condition.Comparable, isWhole: Bool, _ current: Node
    ) throws(QueryFault) -> Bool {
        guard case .string(let text) = try value(of: text, current),
            case .string(let written) = try value(of: pattern, current)
        else { return false }
        if patterns[written] == nil {
            try spend(written.utf8.count)
            patterns[written] = .some(try IRegexp(written))
        }
        guard let pattern = patterns[written] ?? nil else { return false }
        try spend(text.utf8.count)
        return try pattern.fits(text, isWhole: isWhole) { (steps) throws(QueryFault) in try spend(steps) }
    }
}
