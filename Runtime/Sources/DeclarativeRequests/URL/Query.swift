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
    public let body: RequestBlock

    /// An item with a text, or a bare key when the text is nil.
    public init(_ name: String, _ value: String?) {
        body = RequestBlock { state in try state.appendQueryItem(name: name, value: value) }
    }

    /// An item with a value, or a bare key when the value is nil.
    public init<Value: RequestValue>(_ name: String, _ value: Value?) {
        body = Self.item(name) { try value?.requestText() }
    }

    /// An item with a value, or nothing when the value is nil.
    public init<Value: RequestValue>(_ name: String, ifPresent value: Value?) {
        body = value.map { value in Self.item(name) { try value.requestText() } } ?? .nothing
    }

    /// An item for each value.
    public init<Values: Sequence>(_ name: String, each values: Values) where Values.Element: RequestValue {
        body = RequestBlock(group: values.map { value in Self.item(name) { try value.requestText() } })
    }

    /// An item for each value, or nothing when there are no values at all.
    public init<Values: Sequence>(_ name: String, eachIfPresent values: Values?) where Values.Element: RequestValue {
        body = values.map { Query(name, each: $0).body } ?? .nothing
    }

    /// An item for each member of a model, as ``FlatModel`` describes, in the order in which the model encodes them.
    public init<Model: Encodable>(_ model: Model) {
        body = RequestBlock { state in
            for item in try FlatModel.items(of: model, encoder: state.encoder) {
                try state.appendQueryItem(name: item.name, value: item.value)
            }
        }
    }

    /// A value that has no text fails the build, not the composition.
    private static func item(_ name: String, text: () throws -> String?) -> RequestBlock {
        do {
            let value = try text()
            return RequestBlock { state in try state.appendQueryItem(name: name, value: value) }
        } catch {
            return RequestFailure(error).body
        }
    }
}
