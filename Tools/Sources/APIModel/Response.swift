/// The content of a response body.
package enum Content: Hashable, Sendable {
    case none
    case json(TypeReference)
    /// Text in UTF-8.
    case text
    /// Undecoded bytes.
    case data
}

/// The result of a successful call.
package enum Output: Hashable, Sendable {
    case content(Content)
    /// An enum with a case for each success response, by its path of Swift names from the namespace.
    case outcome([String])
}

/// A key of `responses`.
package enum StatusPattern: Hashable, Comparable, Sendable {
    case exact(Int)
    /// A range of statuses by its first digit: `2XX` is `range(2)`.
    case range(Int)
}

/// An enum with a case for each of an operation's documented success responses, or for each documented error.
package struct OutcomeModel: Hashable, Sendable {
    package struct Case: Hashable, Sendable {
        /// The Swift name, unescaped.
        package var name: String
        /// The status; nil for `default`.
        package var status: StatusPattern?
        /// The media types that distinguish this case from others of the same status; empty if it is the only one.
        package var mediaTypes: [String]
        /// Whether this case is assumed if a response has no media type.
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
    /// The cases: exact statuses first, then ranges, then `default`.
    package var cases: [Case]

    package init(name: String, operation: String, cases: [Case]) {
        self.name = name
        self.operation = operation
        self.cases = cases
    }
}

/// The documented errors of an operation.
package enum FailureModel: Sendable {
    /// The failures of one operation.
    case own(OutcomeModel)
    /// The failures that several operations share, named after their cases.
    case shared(OutcomeModel)
    /// An operation's name for a shared model.
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
        /// The name in the response.
        package var key: String
        /// The type: one value, or an array of values.
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
    /// The types generated from inline schemas.
    package var nested: [Model]

    package init(name: String, operation: String, headers: [Header], nested: [Model]) {
        self.name = name
        self.operation = operation
        self.headers = headers
        self.nested = nested
    }
}
