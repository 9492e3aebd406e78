import Foundation

/// A value that a response header can hold.
@_spi(Generated) public nonisolated protocol HeaderValue {
    /// Reads a header's text; nil when it is no such value.
    init?(headerText: String)
}

nonisolated extension HeaderValue where Self: LosslessStringConvertible {
    public init?(headerText: String) { self.init(headerText) }
}

@_spi(Generated) nonisolated extension String: HeaderValue {}
@_spi(Generated) nonisolated extension Int: HeaderValue {}
@_spi(Generated) nonisolated extension Double: HeaderValue {}
@_spi(Generated) nonisolated extension Bool: HeaderValue {}
@_spi(Generated) nonisolated extension CalendarDate: HeaderValue {}

@_spi(Generated) nonisolated extension UUID: HeaderValue {
    public init?(headerText: String) { self.init(uuidString: headerText) }
}

@_spi(Generated) nonisolated extension Decimal: HeaderValue {
    public init?(headerText: String) {
        // `Decimal(string:)` reads as far as it can; a header is a number as a whole.
        guard Double(headerText) != nil else { return nil }
        self.init(string: headerText, locale: Locale(identifier: "en_US_POSIX"))
    }
}

@_spi(Generated) nonisolated extension Date: HeaderValue {
    /// RFC 3339, which is `date-time`.
    public init?(headerText: String) {
        guard let date = RFC3339.date(from: headerText) else { return nil }
        self = date
    }
}
