/// Collects the parts of a multipart body in the order in which they are written.
@resultBuilder
public nonisolated enum MultipartBuilder {
    public static func buildExpression(_ part: MultipartPart) -> [MultipartPart] {
        [part]
    }

    public static func buildBlock(_ parts: [MultipartPart]...) -> [MultipartPart] {
        parts.flatMap(\.self)
    }

    public static func buildOptional(_ parts: [MultipartPart]?) -> [MultipartPart] {
        parts ?? []
    }

    public static func buildEither(first parts: [MultipartPart]) -> [MultipartPart] {
        parts
    }

    public static func buildEither(second parts: [MultipartPart]) -> [MultipartPart] {
        parts
    }

    public static func buildArray(_ parts: [[MultipartPart]]) -> [MultipartPart] {
        parts.flatMap(\.self)
    }

    public static func buildLimitedAvailability(_ parts: [MultipartPart]) -> [MultipartPart] {
        parts
    }
}
