/// Type names that types of a document may not have. Such a type, nested in the generated namespace, would shadow the
/// type that generated code, or the code around it, refers to by the unqualified name. It gets the prefix `API`:
/// `Error` becomes `APIError`. The prefix has no other meaning: `APIError` does not conform to `Swift.Error`.
enum ShadowedTypeNames {
    static let prefix = "API"

    static let all = Set([impossible, swift, foundation, requests, runtime, generated].joined())

    /// Names that no nested type can have, not even in backticks.
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

    /// The request blocks and the types below them.
    private static let requests = [
        "Authorization", "BaseURL", "Cookie", "DeclarativeRequests", "Endpoint", "EndpointPath", "FormMember",
        "HTTPBody", "Header", "MIMEType", "Method", "MultipartBuilder", "MultipartFile", "MultipartForm",
        "MultipartPart", "PathStyle", "Query", "QuerySlot", "QueryStyle", "RequestBlock", "RequestBody",
        "RequestBuildable", "RequestBuilder", "RequestError", "RequestFailure", "RequestMutation", "RequestState",
        "RequestValue", "Timeout", "UnfilledSlot", "UnusableCredential",
    ]

    /// The types of the runtime that generated code and wirings use.
    private static let runtime = [
        "Binding", "CalendarDate", "ClientBuilder", "ConstantMember", "DecimalString", "DeclarativeOpenAPIRuntime",
        "DocumentedFailure", "DocumentedHeaders", "DocumentedOutcome", "HeaderReader", "HeaderValue",
        "InvalidServerVariable", "JSONShape", "JSONValue", "KnownValues", "MalformedHeader", "MissingResponse",
        "NetworkExecution",
        "LargeObjectModel", "ObjectMembers", "ObjectModel", "ObjectStorage", "OpenEnum", "Patch", "RFC3339",
        "RFC3339Date", "ReceivedResponse", "RefreshAwaitsItself", "RefreshingExecutor",
        "ResponseDecodingError", "ResponseError", "RuntimeContract", "SecurityChoice", "SecurityRequirement",
        "ServerURL", "Transport", "URLSessionTransport", "UUIDString", "UnionBranch", "UnionModel",
    ]

    /// The sections of the generated file.
    private static let generated = [
        "Callbacks", "Client", "Failures", "Operation", "Output", "ResponseHeaders", "Responses", "Security", "Servers",
        "Webhooks",
    ]
}
