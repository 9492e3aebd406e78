/// A parsed JSONPath query (RFC 9535 §2).
struct Query: Sendable {
    /// The value that a query starts from.
    enum Start: Sendable {
        /// `$`
        case root
        /// `@`, within a filter.
        case current
    }

    var start: Start
    var segments: [Segment]

    /// Whether the query selects at most one value of any tree (§2.3.5.1).
    var isSingular: Bool {
        segments.allSatisfy { segment in
            guard !segment.isDescendant, segment.selectors.count == 1 else { return false }
            switch segment.selectors[0] {
            case .name, .index: return true
            case .wildcard, .slice, .filter: return false
            }
        }
    }
}

/// A step of a query. It selects from each value that the previous step selected.
struct Segment: Sendable {
    /// `..`: selects from the value and from everything in it.
    var isDescendant: Bool
    var selectors: [Selector]
}

/// Selects children of a value (RFC 9535 §2.3).
enum Selector: Sendable {
    case name(String)
    case wildcard
    /// A negative index counts from the end.
    case index(Int)
    case slice(start: Int?, end: Int?, step: Int)
    indirect case filter(Condition)
}

/// The condition of a filter on each child (RFC 9535 §2.3.5).
indirect enum Condition: Sendable {
    case any([Condition])
    case all([Condition])
    case not(Condition)
    case comparison(Comparable, Comparison, Comparable)
    /// Whether a query selects anything.
    case exists(Query)
    /// A function whose result is true or false.
    case call(Call)

    /// An operand of a comparison: one value, or none.
    enum Comparable: Sendable {
        case literal(Value)
        /// A singular query.
        case query(Query)
        /// A function whose result is a value.
        case call(Call)
    }

    enum Comparison: String, Sendable, CaseIterable {
        // Longer operators first, since the parser takes the first that fits.
        case equal = "=="
        case notEqual = "!="
        case lessOrEqual = "<="
        case greaterOrEqual = ">="
        case less = "<"
        case greater = ">"
    }
}

/// A call of a function whose arguments are of the types that it takes (RFC 9535 §2.4).
indirect enum Call: Sendable {
    case length(Condition.Comparable)
    case count(Query)
    case value(Query)
    /// Whether the whole text fits the pattern.
    case match(text: Condition.Comparable, pattern: Condition.Comparable)
    /// Whether a part of the text fits the pattern.
    case search(text: Condition.Comparable, pattern: Condition.Comparable)

    /// Whether the result is true or false; otherwise it is a value.
    var isLogical: Bool {
        switch self {
        case .match, .search: true
        case .length, .count, .value: false
        }
    }
}
