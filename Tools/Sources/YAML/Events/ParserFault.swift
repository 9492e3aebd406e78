import CYAML

/// A fault as libyaml describes it.
struct ParserFault {
    /// Whether the bytes are not valid text; then only `offset` locates the fault.
    let isEncoding: Bool
    /// The construct that libyaml was reading, as "while scanning a quoted scalar".
    let context: String
    /// The start of that construct.
    let contextPosition: Position
    /// The fault itself, in libyaml's words.
    let problem: String
    let position: Position
    /// The offset of an encoding fault in the bytes.
    let offset: Int
    /// The character or byte at `offset`.
    let value: Int

    /// Whether libyaml refused a tab, which YAML 1.2 may allow there.
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
