/// The one concrete block that all others become: a group of blocks, or a closure over the request's state.
///
/// As a group it is what you write most:
///
///     RequestBlock {
///         Method.GET
///         Endpoint("users/\(id)")
///     }
///
/// As a closure it reads and rewrites the state itself, for what no block does. The closure runs once for each request
/// that is built:
///
///     RequestBlock { state in
///         state.queryItems.append(URLQueryItem(name: "signature", value: sign(state.percentEncodedQuery)))
///     }
public nonisolated struct RequestBlock: RequestBuildable {
    public typealias Body = Never

    /// A group without blocks.
    static var nothing: RequestBlock { RequestBlock(sequence: []) }

    private enum Content {
        case sequence([RequestBlock])
        case transform((inout RequestState) throws -> Void)
    }

    private let content: Content

    /// Groups blocks; they apply in the order in which they are written.
    public init(@RequestBuilder _ content: () throws -> RequestBlock) rethrows {
        self = try content()
    }

    /// Makes a block of a closure over the state, applied each time a request is built.
    public init(_ transform: @escaping (inout RequestState) throws -> Void) {
        content = .transform(transform)
    }

    /// Erases any buildable value.
    public init<Content: RequestBuildable>(_ content: Content) {
        self.content = .transform { state in try content.apply(to: &state) }
    }

    init(sequence blocks: [RequestBlock]) {
        content = .sequence(blocks)
    }

    public func apply(to state: inout RequestState) throws {
        switch content {
        case .sequence(let blocks):
            for block in blocks {
                try block.apply(to: &state)
            }
        case .transform(let transform):
            try transform(&state)
        }
    }
}

// A block may hold closures over values of any isolation, so it never crosses one: build it where it is applied.
@available(*, unavailable)
extension RequestBlock: Sendable {}
