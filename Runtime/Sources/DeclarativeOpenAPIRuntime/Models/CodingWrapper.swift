import Foundation

/// A type that codes the values of another one: ``RFC3339Date`` codes a `Date`, an array of them an array of dates.
nonisolated protocol CodingWrapper {
    associatedtype Content: Hashable

    init(content: Content)

    /// The value that is coded.
    var content: Content { get }
}

nonisolated extension RFC3339Date: CodingWrapper {
    init(content: Date) { self.init(content) }
    var content: Date { date }
}

nonisolated extension UUIDString: CodingWrapper {
    init(content: UUID) { self.init(content) }
    var content: UUID { uuid }
}

nonisolated extension DecimalString: CodingWrapper {
    init(content: Decimal) { self.init(content) }
    var content: Decimal { decimal }
}

nonisolated extension Optional: CodingWrapper where Wrapped: CodingWrapper {
    init(content: Wrapped.Content?) { self = content.map(Wrapped.init(content:)) }
    var content: Wrapped.Content? { map(\.content) }
}

nonisolated extension Array: CodingWrapper where Element: CodingWrapper {
    init(content: [Element.Content]) { self = content.map(Element.init(content:)) }
    var content: [Element.Content] { map(\.content) }
}

nonisolated extension Dictionary: CodingWrapper where Key == String, Value: CodingWrapper {
    init(content: [String: Value.Content]) { self = content.mapValues(Value.init(content:)) }
    var content: [String: Value.Content] { mapValues(\.content) }
}
