import Diagnostics

/// Applies explicit tags to values.
enum Tag {
    private static let prefix = "tag:yaml.org,2002:"

    /// The tagged scalar: `!!str` and `!` make a string, and a tag of the core schema makes a quoted scalar plain. Any
    /// other tag is ignored with a warning.
    static func apply(
        _ tag: String, to scalar: Scalar, at location: SourceLocation, sink: inout DiagnosticSink
    ) -> Scalar {
        let resolved = Scalar(text: scalar.text, isPlain: true)
        let fits: Bool
        switch tag {
        case prefix + "str", "!": return Scalar(text: scalar.text, isPlain: false)
        case prefix + "merge": fits = scalar.text == MergeKey.text
        case prefix + "null": fits = resolved.kind == .null
        case prefix + "bool": fits = resolved.kind == .boolean
        case prefix + "int": fits = resolved.kind == .integer
        case prefix + "float": fits = resolved.kind == .integer || resolved.kind == .number
        default: fits = false
        }
        guard !fits else { return resolved }
        ignore(tag, at: location, sink: &sink)
        return scalar
    }

    /// Warns if the tag of a sequence or mapping is not its default tag (`seq`, `map`).
    static func check(_ tag: String, is name: String, at location: SourceLocation, sink: inout DiagnosticSink) {
        if tag != prefix + name, tag != "!" { ignore(tag, at: location, sink: &sink) }
    }

    private static func ignore(_ tag: String, at location: SourceLocation, sink: inout DiagnosticSink) {
        let written = tag.hasPrefix(prefix) ? "!!" + tag.dropFirst(prefix.count) : tag
        sink.report(.yamlTag, at: location, "the tag \(written) does not fit this value and was ignored")
    }
}
