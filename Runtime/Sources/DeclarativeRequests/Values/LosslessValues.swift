// Query items and form fields take any `LosslessStringConvertible?`, an existential among them, which no generic parameter
// accepts. Disfavoured, so that a `RequestValue` is taken as one; a literal nil is taken as a text.

nonisolated extension Query {
    /// An item with a value's text, or a bare key when the value is nil.
    @_disfavoredOverload
    public init(_ name: String, _ value: (any LosslessStringConvertible)?) {
        if let value {
            self.init(block: RequestBlock(text: LosslessText(value)) { Query(name, $0).body })
        } else {
            self.init(name, String?.none)
        }
    }
}

nonisolated extension RequestBody {
    /// A field with a value's text, or a bare name when the value is nil.
    @_disfavoredOverload
    public static func urlEncoded(_ name: String, _ value: (any LosslessStringConvertible)?) -> RequestBlock {
        guard let value else { return urlEncoded(name, String?.none) }
        return RequestBlock(text: LosslessText(value)) { urlEncoded(name, $0) }
    }
}

/// The text of a value of any type: that of a ``RequestValue`` if it is one, or else its description.
private nonisolated struct LosslessText: RequestValue {
    private let value: any LosslessStringConvertible

    init(_ value: any LosslessStringConvertible) {
        self.value = value
    }

    func requestText() throws -> String {
        guard let known = value as? any RequestValue else { return value.description }
        return try known.requestText()
    }
}
