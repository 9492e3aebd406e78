/// One cookie of the `Cookie` header; cookies accumulate into one header, `a=b; c=d`.
///
/// The name is a token. In the value, what a cookie cannot hold (RFC 6265 section 4.1.1: space, `"`, `,`, `;`, `\`,
/// controls, non-ASCII) is percent-encoded; the rest, escapes included, stays as it is.
public nonisolated struct Cookie: RequestBuildable {
    @_spi(Conformance) public let body: RequestBlock

    init(block: RequestBlock) {
        body = block
    }

    /// A cookie with a value.
    public init<Value: RequestValue>(_ name: String, _ value: Value) {
        let body = RequestBlock(text: value) { text in
            RequestBlock { state in try state.addCookie(name: name, value: text) }
        }
        self.init(block: body)
    }

    /// A cookie with a value, or nothing when the value is nil.
    @_spi(Generated) public init<Value: RequestValue>(_ name: String, ifPresent value: Value?) {
        if let value {
            self.init(name, value)
        } else {
            self.init(block: .nothing)
        }
    }
}
