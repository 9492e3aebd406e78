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
    private nonisolated enum Step {
        case group([RequestBlock])
        case transform((inout RequestState) throws -> Void)
    }

    private let step: Step

    /// Groups blocks; they apply in the order in which they are written.
    public init(@RequestBuilder _ content: () throws -> RequestBlock) rethrows {
        self = try content()
    }

    /// Makes a block of a closure over the state, applied each time a request is built.
    public init(_ transform: @escaping (inout RequestState) throws -> Void) {
        step = .transform(transform)
    }

    /// Erases any buildable value.
    init<Content: RequestBuildable>(_ content: Content) {
        if Content.self == RequestBlock.self {
            // The builder takes blocks as they are, so that this cast is made for the outermost block alone.
            self = content as! RequestBlock
        } else {
            self.init(content.body)
        }
    }

    /// A block made of the text of a value; a value that has none fails the build, not the composition.
    init<Value: RequestValue>(text value: Value, _ block: (String) -> RequestBlock) {
        do {
            self = block(try value.requestText())
        } catch {
            self = RequestFailure(error).body
        }
    }

    init(group blocks: [RequestBlock]) {
        step = .group(blocks)
    }

    /// A group without blocks.
    static var nothing: RequestBlock { RequestBlock(group: []) }

    /// The block itself.
    @_spi(Conformance) public var body: RequestBlock { self }

    /// Writes the block into a request under construction.
    ///
    /// - Throws: ``RequestError``, or whatever a ``RequestFailure`` or a raw block throws.
    func apply(to state: inout RequestState) throws {
        switch step {
        case .group(let blocks):
            for block in blocks {
                try block.apply(to: &state)
            }
        case .transform(let transform): try transform(&state)
        }
    }
}

// A block may hold closures over values of any isolation, so it never crosses one: build it where it is applied.
@available(*, unavailable)
nonisolated extension RequestBlock: Sendable {}
