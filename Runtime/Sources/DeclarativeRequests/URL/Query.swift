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
    public typealias Body = Never

    private enum Source {
        case nothing
        case item(String, String?)
        case deferred((inout RequestState) throws -> Void)
    }

    private let source: Source

    /// An item with a text, or a bare key when the text is nil.
    public init(_ name: String, _ value: String?) {
        source = .item(name, value)
    }

    /// An item with a value, or a bare key when the value is nil.
    public init<Value: RequestValue>(_ name: String, _ value: Value?) {
        self.init(name) { try value?.requestText() }
    }

    /// An item with a value, or nothing when the value is nil.
    public init<Value: RequestValue>(_ name: String, ifPresent value: Value?) {
        if let value {
            self.init(name) { try value.requestText() }
        } else {
            self.init(source: .nothing)
        }
    }

    /// An item for each value.
    public init<Values: Sequence>(_ name: String, each values: Values) where Values.Element: RequestValue {
        source = .deferred { state in
            for value in values {
                try state.appendQueryItem(name: name, value: value.requestText())
            }
        }
    }

    /// An item for each value, or nothing when there are no values at all.
    public init<Values: Sequence>(_ name: String, eachIfPresent values: Values?) where Values.Element: RequestValue {
        if let values {
            self.init(name, each: values)
        } else {
            self.init(source: .nothing)
        }
    }

    /// An item for each member of a model, as ``FlatModel`` describes, in the order in which the model encodes them.
    public init<Model: Encodable>(_ model: Model) {
        source = .deferred { state in
            for item in try FlatModel.items(of: model, encoder: state.encoder) {
                try state.appendQueryItem(name: item.name, value: item.value)
            }
        }
    }

    private init(source: Source) {
        self.source = source
    }

    /// An item whose text may have none; the error waits for the build.
    init(_ name: String, text: () throws -> String?) {
        do {
            source = .item(name, try text())
        } catch {
            source = .deferred { _ in throw error }
        }
    }

    public func apply(to state: inout RequestState) throws {
        switch source {
        case .nothing: break
        case .item(let name, let value): try state.appendQueryItem(name: name, value: value)
        case .deferred(let apply): try apply(&state)
        }
    }
}
