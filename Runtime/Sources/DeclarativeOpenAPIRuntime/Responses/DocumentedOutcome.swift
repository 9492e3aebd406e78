import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// The result of an operation that depends on the status or the media type: an enum with a case for each.
public nonisolated protocol DocumentedOutcome: Sendable {
    /// Reads the case that the response's status and media type tell: an exact status before a range before `default`.
    ///
    /// - Throws: ``ResponseError`` for a response that the document does not list, ``ResponseDecodingError`` for a body that
    ///   is not what it says.
    @_spi(Generated) init(reading response: ReceivedResponse) throws
}

/// The failures that a document lists for an operation, read from the one lossless error only when asked for.
///
///     catch let error as ResponseError {
///         switch SwaggerPetstore.Failures.ShowPetById(error) {
///         case .notFound(let problem): print(problem.message)
///         case .otherStatus(let status, let problem): print(status, problem.message)
///         case .undocumented, .undecodable: throw error
///         }
///     }
public nonisolated protocol DocumentedFailure: DocumentedOutcome {
    /// A status or a media type that the document does not list.
    @_spi(Generated) static func undocumented(_ error: ResponseError) -> Self

    /// A body that is not what the document says; the error keeps status and bytes.
    @_spi(Generated) static func undecodable(_ error: ResponseDecodingError) -> Self
}

nonisolated extension DocumentedFailure {
    /// Reads what the document says of an error's status.
    ///
    /// - Parameter decoder: Reads JSON; generated models need no particular one.
    public init(_ error: ResponseError, decoder: JSONDecoder = JSONDecoder()) {
        self = .undocumented(error)
        guard let response = error.response as? HTTPURLResponse else { return }
        do {
            self = try Self(reading: ReceivedResponse(data: error.data, response: response, decoder: decoder))
        } catch let fault as ResponseDecodingError {
            self = .undecodable(fault)
        } catch {
            // Any other error means that the document does not list the response.
        }
    }
}
