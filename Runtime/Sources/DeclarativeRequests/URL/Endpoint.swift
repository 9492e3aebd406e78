/// The path of the request, below the base's. A later endpoint replaces an earlier one.
///
///     Endpoint("users/\(id)/posts")
///
/// Literal text is path text, whatever is interpolated is a value; see ``EndpointPath``. A leading slash changes
/// nothing: the base's path is always a prefix.
public nonisolated struct Endpoint: RequestBuildable {
    @_spi(Conformance) public let body: RequestBlock

    /// A path whose interpolated values are escaped where they enter.
    public init(_ path: EndpointPath) {
        body = RequestBlock { state in try state.setEncodedPath(path.encoded()) }
    }

    /// A path made elsewhere, taken as literal path text: its slashes separate segments.
    @_disfavoredOverload  // or a literal with interpolations would be a String, its values unescaped
    public init(_ path: String) {
        self.init(EndpointPath(stringLiteral: path))
    }
}
