/// What a body that was received holds.
package enum Content: Hashable, Sendable {
    case none
    case json(TypeReference)
    /// Text in UTF-8.
    case text
    /// Bytes as they are.
    case data
}

/// What a successful call gives back.
package enum Output: Hashable, Sendable {
    case content(Content)
    /// An enum with a case for each outcome, by its path of Swift names from the namespace.
    case outcome([String])
}

/// A key of `responses`.
package enum StatusPattern: Hashable, Comparable, Sendable {
    case exact(Int)
    /// `2XX` is `range(2)`.
    case range(Int)
}

/// An enum with a case for each response that the document lists for an operation.
package struct OutcomeModel: Hashable, Sendable {
    package struct Case: Hashable, Sendable {
        /// The Swift name, unescaped.
        package var name: String
        /// nil for `default`.
        package var status: StatusPattern?
        /// The media types that tell this case from others of its status; empty when there are no others.
        package var mediaTypes: [String]
        /// Whether a response that does not say its media type is taken for this case.
        package var isAssumed: Bool
        package var content: Content
        package var documentation: String?

        package init(
            name: String, status: StatusPattern?, mediaTypes: [String], isAssumed: Bool, content: Content,
            documentation: String?
        ) {
            self.name = name
            self.status = status
            self.mediaTypes = mediaTypes
            self.isAssumed = isAssumed
            self.content = content
            self.documentation = documentation
        }
    }

    /// The Swift name, unescaped.
    package var name: String
    /// The operation's Swift name; empty where several operations share the model.
    package var operation: String
    /// Exact statuses first, then ranges, then `default`.
    package var cases: [Case]

    package init(name: String, operation: String, cases: [Case]) {
        self.name = name
        self.operation = operation
        self.cases = cases
    }
}

/// The documented failures of an operation.
package enum FailureModel: Sendable {
    /// Those of one operation alone.
    case own(OutcomeModel)
    /// Those of several operations, named after what they hold.
    case shared(OutcomeModel)
    /// The name for an operation of a shared model.
    case alias(name: String, operation: String, of: String)

    package var name: String {
        switch self {
        case .own(let model), .shared(let model): model.name
        case .alias(let name, _, _): name
        }
    }
}

/// The documented headers of an operation's responses.
package struct HeadersModel: Sendable {
    package struct Header: Sendable {
        /// The Swift name, unescaped.
        package var name: String
        /// The name on the wire.
        package var key: String
        /// Of one value, or an array of values.
        package var type: TypeReference
        package var documentation: String?

        package init(name: String, key: String, type: TypeReference, documentation: String?) {
            self.name = name
            self.key = key
            self.type = type
            self.documentation = documentation
        }
    }

    /// The Swift name, unescaped.
    package var name: String
    /// The operation's Swift name.
    package var operation: String
    package var headers: [Header]
    /// Types made from inline schemas.
    package var nested: [Model]

    package init(name: String, operation: String, headers: [Header], nested: [Model]) {
        self.name = name
        self.operation = operation
        self.headers = headers
        self.nested = nested
    }
}
