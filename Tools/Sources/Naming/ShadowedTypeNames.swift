/// Type names a document may not have: a type of this name, nested in the generated namespace, would take the place of
/// what generated code, or the code around it, means by the unqualified name. Such a type gets the prefix `API`:
/// `Error` becomes `APIError`. The rename carries no meaning: `APIError` does not conform to `Swift.Error`.
enum ShadowedTypeNames {
    static let prefix = "API"

    static let all = Set([impossible, swift, foundation, requests, runtime, generated].joined())

    /// Not to be written as nested types at all, not even in backticks.
    private static let impossible = ["Any", "Protocol", "Self", "Type"]

    /// The standard library and its modules.
    private static let swift = [
        "AnyHashable", "AnyObject", "Array", "ArraySlice", "AsyncSequence", "AsyncStream", "AsyncThrowingStream",
        "Bool",
        "CancellationError", "CaseIterable", "Character", "ClosedRange", "Codable", "CodingKey", "CodingKeys",
        "Collection", "Comparable", "CustomStringConvertible", "Decodable", "Decoder", "DecodingError", "Dictionary",
        "Double", "Duration", "Encodable", "Encoder", "EncodingError", "Equatable", "Error", "Float", "Foundation",
        "Hashable", "Hasher", "Identifiable", "Int", "Int16", "Int32", "Int64", "Int8", "KeyPath",
        "KeyedDecodingContainer", "KeyedEncodingContainer", "LosslessStringConvertible", "MainActor", "Never",
        "Optional", "Range", "RawRepresentable", "RawValue", "Result", "Sendable", "Sequence", "Set",
        "SingleValueDecodingContainer", "SingleValueEncodingContainer", "StaticString", "String", "Substring", "Swift",
        "Task", "UInt", "UInt16", "UInt32", "UInt64", "UInt8", "UnkeyedDecodingContainer", "UnkeyedEncodingContainer",
        "Void", "WritableKeyPath",
    ]

    private static let foundation = [
        "Bundle", "Calendar", "Data", "Date", "DateComponents", "DateFormatter", "Decimal", "FileManager",
        "HTTPURLResponse", "ISO8601DateFormatter", "IndexPath", "InputStream", "JSONDecoder", "JSONEncoder",
        "JSONSerialization", "Locale", "NSError", "NSObject", "Notification", "NotificationCenter", "Process",
        "ProcessInfo", "Thread", "TimeInterval", "TimeZone", "URL", "URLComponents", "URLError", "URLQueryItem",
        "URLRequest", "URLResponse", "URLSession", "UUID", "UserDefaults",
    ]

    /// The request blocks and what stands under them.
    private static let requests = [
        "Authorization", "BaseURL", "Cookie", "DeclarativeRequests", "Endpoint", "EndpointPath", "HTTPBody", "Header",
        "MIMEType", "Method", "MultipartBuilder", "MultipartPart", "PathStyle", "Query", "QuerySlot", "QueryStyle",
        "RequestBlock", "RequestBody", "RequestBuildable", "RequestBuilder", "RequestError", "RequestFailure",
        "RequestMutation", "RequestState", "RequestValue", "Timeout", "UnfilledSlot", "UnusableCredential",
    ]

    /// The mechanics that generated code and wirings call.
    private static let runtime = [
        "Binding", "Boxed", "CalendarDate", "ClientBuilder", "DeclarativeOpenAPIRuntime", "InvalidServerVariable",
        "JSONShape", "JSONValue", "NetworkExecution", "OpenEnum", "Patch", "RFC3339", "RFC3339Date",
        "RefreshAwaitsItself",
        "RefreshingExecutor", "ResponseDecodingError", "ResponseError", "RuntimeContract", "SecurityChoice",
        "SecurityRequirement", "ServerURL", "Transport", "URLSessionTransport",
    ]

    /// The sections of the generated file.
    private static let generated = ["Client", "Operation", "Output", "Responses", "Security", "Servers"]
}
