/// Collects the parts of a multipart body in the order in which they are written.
@resultBuilder
public nonisolated enum MultipartBuilder {
    /// Takes a part.
    public static func buildExpression(_ part: MultipartPart) -> [MultipartPart] {
        [part]
    }

    /// Lists the parts of a body.
    public static func buildBlock(_ parts: [MultipartPart]...) -> [MultipartPart] {
        parts.flatMap(\.self)
    }

    /// Takes the parts of an `if` without `else`, or no parts.
    public static func buildOptional(_ parts: [MultipartPart]?) -> [MultipartPart] {
        parts ?? []
    }

    /// Takes the parts of the first branch.
    public static func buildEither(first parts: [MultipartPart]) -> [MultipartPart] {
        parts
    }

    /// Takes the parts of the other branch.
    public static func buildEither(second parts: [MultipartPart]) -> [MultipartPart] {
        parts
    }

    /// Lists the parts of a loop.
    public static func buildArray(_ parts: [[MultipartPart]]) -> [MultipartPart] {
        parts.flatMap(\.self)
    }
}
