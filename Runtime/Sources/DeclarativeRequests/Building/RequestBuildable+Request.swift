import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

nonisolated extension RequestBuildable {
    /// Builds the request. This is the only step that ends a composition; it may be taken any number of times.
    ///
    /// - Throws: ``RequestError/missingBaseURL`` without a base; other cases of ``RequestError`` for what cannot be
    ///   written on the wire; whatever a ``RequestFailure`` or a raw block throws.
    public func request() throws -> URLRequest {
        var state = RequestState()
        try apply(to: &state)
        return try state.finish()
    }

    /// Builds on a request that already carries something: a timeout, a cache policy, headers, a URL.
    ///
    /// Its URL serves as the base when the blocks name none: path and query are added to it. A base among the blocks
    /// replaces it.
    ///
    /// - Throws: As ``request()``.
    public func request(initialRequest: URLRequest) throws -> URLRequest {
        var state = RequestState(request: initialRequest)
        try apply(to: &state)
        return try state.finish()
    }

    /// Resolves the blocks against a base; see ``BaseURL``. Headers, cookies, body and timeout may still follow.
    public func base(_ url: URL) -> RequestBlock {
        let block = RequestBlock(self)
        return RequestBlock { state in
            try block.apply(to: &state)
            try state.setBaseURL(url)
        }
    }

    /// Resolves the blocks against a base given as text; see ``BaseURL``.
    public func base(_ text: String) -> RequestBlock {
        let block = RequestBlock(self)
        return RequestBlock { state in
            try block.apply(to: &state)
            try state.setBaseURL(text)
        }
    }

    /// Encodes the models of these blocks, and of no others, with an encoder of yours.
    public func useEncoder(_ encoder: JSONEncoder) -> RequestBlock {
        let block = RequestBlock(self)
        return RequestBlock { state in
            let outer = state.replaceEncoder(with: encoder)
            defer { state.replaceEncoder(with: outer) }
            try block.apply(to: &state)
        }
    }
}
