/// Stitches blocks into one, in the order in which they are written.
///
/// Every expression becomes a ``RequestBlock`` at once, so a builder of any size is type-checked in linear time.
@resultBuilder
public nonisolated enum RequestBuilder {
    public static func buildExpression<Content: RequestBuildable>(_ content: Content) -> RequestBlock {
        RequestBlock(content)
    }

    public static func buildBlock(_ blocks: RequestBlock...) -> RequestBlock {
        RequestBlock(group: blocks)
    }

    public static func buildOptional(_ block: RequestBlock?) -> RequestBlock {
        block ?? .nothing
    }

    public static func buildEither(first block: RequestBlock) -> RequestBlock {
        block
    }

    public static func buildEither(second block: RequestBlock) -> RequestBlock {
        block
    }

    public static func buildArray(_ blocks: [RequestBlock]) -> RequestBlock {
        RequestBlock(group: blocks)
    }

    public static func buildLimitedAvailability(_ block: RequestBlock) -> RequestBlock {
        block
    }
}
