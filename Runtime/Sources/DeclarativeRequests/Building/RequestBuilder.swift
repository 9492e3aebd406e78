/// Stitches blocks into one, in the order in which they are written.
///
/// Every expression becomes a ``RequestBlock`` at once, so a builder of any size is type-checked in linear time.
@resultBuilder
public nonisolated enum RequestBuilder {
    /// Takes a block as it is.
    public static func buildExpression(_ block: RequestBlock) -> RequestBlock {
        block
    }

    /// Erases a value to its block.
    public static func buildExpression<Content: RequestBuildable>(_ content: Content) -> RequestBlock {
        RequestBlock(content)
    }

    /// Groups the blocks of a body.
    public static func buildBlock(_ blocks: RequestBlock...) -> RequestBlock {
        RequestBlock(group: blocks)
    }

    /// Takes the block of an `if` without `else`, or no block.
    public static func buildOptional(_ block: RequestBlock?) -> RequestBlock {
        block ?? .nothing
    }

    /// Takes the block of the first branch.
    public static func buildEither(first block: RequestBlock) -> RequestBlock {
        block
    }

    /// Takes the block of the other branch.
    public static func buildEither(second block: RequestBlock) -> RequestBlock {
        block
    }

    /// Groups the blocks of a loop.
    public static func buildArray(_ blocks: [RequestBlock]) -> RequestBlock {
        RequestBlock(group: blocks)
    }
}
