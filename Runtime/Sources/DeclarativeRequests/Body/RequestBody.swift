import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// The body of the request, and its `Content-Type`.
///
/// Each block replaces the body that was there, except the form blocks, which add to a form. Raw bytes and streams go
/// through ``RequestMutation``, with ``MIMEType/contentType`` where needed.
public nonisolated enum RequestBody {
    /// A model as JSON (`application/json`), written by the encoder of the group.
    public static func json<Model: Encodable>(_ model: Model) -> RequestBlock {
        RequestBlock { state in try state.setBody(state.encoder.encode(model), type: .json) }
    }

    /// A model as JSON, or no body at all when it is nil.
    @_spi(Generated) public static func json<Model: Encodable>(ifPresent model: Model?) -> RequestBlock {
        guard let model else { return .nothing }
        return json(model)
    }

    /// A text in UTF-8, `text/plain` unless it is said to be something else.
    public static func string(_ text: String, type: MIMEType = .plainText) -> RequestBlock {
        RequestBlock { state in try state.setBody(Data(text.utf8), type: type) }
    }
}

nonisolated extension RequestState {
    mutating func setBody(_ data: Data, type: MIMEType) throws {
        try setHeader(.contentType, type.checked(for: .contentType))
        draft.setBody(data)
    }
}
