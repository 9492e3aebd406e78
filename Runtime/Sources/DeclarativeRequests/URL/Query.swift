/// Query items of the URL; items accumulate in the order of the blocks.
///
///     Query("page", 2)
///     Query("flag", nil)                  // a bare key
///     Query("cursor", ifPresent: cursor)  // nothing when nil
///     Query("tag", each: tags)            // one item per element
///     Query(filter)                       // the members of a model
///
/// Names and values are plain text; all but the unreserved characters of RFC 3986 are percent-encoded when the URL is
/// written, a space as `%20`. Numbers are the shortest decimal without exponent.
public nonisolated struct Query: RequestBuildable {
    @_spi(Conformance) public let body: RequestBlock

    init(block: RequestBlock) {
        body = block
    }

    /// An item with a text, or a bare key when the text is nil.
    public init(_ name: String, _ value: String?) {
        self.init(block: RequestBlock { state in try state.appendQueryItem(name: name, value: value) })
    }

    /// An item with a value, or a bare key when the value is nil.
    public init<Value: RequestValue>(_ name: String, _ value: Value?) {
        if let value {
            self.init(name, ifPresent: value)
        } else {
            self.init(name, String?.none)
        }
    }

    /// An item with a value, or nothing when the value is nil.
    public init<Value: RequestValue>(_ name: String, ifPresent value: Value?) {
        if let value {
            self.init(block: RequestBlock(text: value) { Query(name, $0).body })
        } else {
            self.init(block: .nothing)
        }
    }

    /// An item for each value.
    public init<Values: Sequence>(_ name: String, each values: Values) where Values.Element: RequestValue {
        self.init(block: RequestBlock(group: values.map { Query(name, ifPresent: $0).body }))
    }

    /// An item for each value, or nothing when there are no values at all.
    @_spi(Generated) public init<Values: Sequence>(_ name: String, eachIfPresent values: Values?)
    where Values.Element: RequestValue {
        if let values {
            self.init(name, each: values)
        } else {
            self.init(block: .nothing)
        }
    }

    /// An item for each member of a model, in the order in which the model encodes them.
    ///
    /// A nested member is named `outer[inner]`, an array of plain values repeats its name, and what is nil is left out. The
    /// strategies of the group's encoder count.
    public init<Model: Encodable>(_ model: Model) {
        let body = RequestBlock { state in
            for item in try FlatModel.items(of: model, encoder: state.encoder) {
                try state.appendQueryItem(name: item.name, value: item.value)
            }
        }
        self.init(block: body)
    }
}
