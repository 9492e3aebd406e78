import CYAML

/// What libyaml says about the text it stopped at, in its own words.
struct ParserFault {
    /// Whether the bytes are no text, so that only `offset` says where.
    let isEncoding: Bool
    /// What libyaml was reading ("while scanning a quoted scalar"), and where that began.
    let context: String
    let contextPosition: Position
    /// What is wrong, and where.
    let problem: String
    let position: Position
    /// Where in the bytes the text breaks off, for a fault of encoding.
    let offset: Int
    /// The character or byte there.
    let value: Int

    /// Whether libyaml met a tab where it takes none, though YAML may.
    var isRefusedTab: Bool {
        problem == "found character that cannot start any token"
            || problem == "found a tab character that violates indentation"
    }

    init(_ parser: yaml_parser_t) {
        isEncoding = parser.error == YAML_READER_ERROR
        context = parser.context.map { String(cString: $0) } ?? ""
        contextPosition = Position(parser.context_mark)
        problem = parser.problem.map { String(cString: $0) } ?? "the text cannot be read"
        position = Position(parser.problem_mark)
        offset = parser.problem_offset
        value = Int(parser.problem_value)
    }
}
