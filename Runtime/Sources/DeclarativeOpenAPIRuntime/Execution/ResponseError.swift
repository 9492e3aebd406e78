import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// A response whose status is not one of those the API document calls a success.
///
/// Nothing is lost: the error carries the body as received and the response with its headers, so that whoever cares can
/// decode the document's error model from ``data``.
///
///     do { pet = try await api.showPetById(petId: "42") }
///     catch let error as ResponseError where error.status == 404 { pet = nil }
public nonisolated struct ResponseError: Error, Sendable {
    /// The body, byte for byte as received.
    public let data: Data

    /// The response that the body came with.
    public let response: URLResponse

    /// Makes an error of a body and its response.
    public init(data: Data, response: URLResponse) {
        self.data = data
        self.response = response
    }

    /// The HTTP status (RFC 9110, section 15), or nil when the response is not one of HTTP.
    public var status: Int? {
        (response as? HTTPURLResponse)?.statusCode
    }

    /// Lets the body through when the status is a success, else throws both.
    ///
    /// - Parameters:
    ///   - result: What a ``Transport`` returned.
    ///   - successStatuses: The statuses that the operation's document declares as success.
    /// - Returns: The body, unchanged.
    /// - Throws: ``ResponseError`` for any other status, and for a response that is not one of HTTP.
    public static func evaluate(
        _ result: (Data, URLResponse), successStatuses: Set<Int>
    ) throws(ResponseError) -> Data {
        let (data, response) = result
        let error = ResponseError(data: data, response: response)
        guard let status = error.status, successStatuses.contains(status) else { throw error }
        return data
    }
}

nonisolated extension ResponseError: CustomStringConvertible {
    /// The status and the size of the body. Neither URL, headers nor body are printed, since they may hold secrets.
    @_spi(Conformance) public var description: String {
        let answer = status.map { "status \($0)" } ?? "no HTTP status"
        return "ResponseError: \(answer), \(data.count) bytes"
    }
}
