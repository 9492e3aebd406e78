extension ParserFault {
    /// The maximum length of a key on one line (YAML 1.2, §7.4.2).
    private static let longestKey: UInt32 = 1024
    private static let longKey = "a key has at most \(longestKey) characters; write '? ' before a longer one"

    /// The message for a fault of a sequence, a mapping or the document, with its position.
    func structuralSentence(_ context: FaultContext) -> (String, Position)? {
        switch problem {
        case "did not find expected ',' or '}'": return ("expected ',' or '}' here", position)
        case "did not find expected ',' or ']'": return ("expected ',' or ']' here", position)
        case "could not find expected ':'":
            if position.line == contextPosition.line, position.column > contextPosition.column + Self.longestKey {
                return (Self.longKey, contextPosition)
            }
            return ("expected a key with ':' here; indent text that continues the line above", contextPosition)
        case "mapping values are not allowed in this context":
            if context.followsColon {
                return ("a second ':' is not allowed here; put the value in quotes if it is text", position)
            }
            let start = Position(line: position.line, column: UInt32(context.indentation + 1))
            if position.column > start.column + Self.longestKey { return (Self.longKey, start) }
            return ("this key's indentation matches no line above it", start)
        case "block sequence entries are not allowed in this context":
            return ("a list item '-' cannot begin here; put it on a line of its own", position)
        case "mapping keys are not allowed in this context":
            return ("a key with '?' cannot begin here; put it on a line of its own", position)
        case "did not find expected key", "did not find expected '-' indicator":
            let expected = problem.hasSuffix("key") ? "a key" : "'-'"
            if !context.isFirstOnLine { return ("unexpected text after the value", position) }
            if position.column == contextPosition.column { return ("expected \(expected) here", position) }
            return ("this line's indentation matches no line above it", position)
        case "did not find expected node content":
            if context.character == ":" { return ("a text that begins with ':' must be put in quotes here", position) }
            return ("expected a value here", position)
        case "did not find expected <document start>":
            if context.isAtEnd { return ("expected '---' after the directives", position) }
            return ("unexpected text after the end of the document", position)
        case "found incompatible YAML document":
            return ("this version of YAML is not supported; 1.2 is", position)
        default:
            return nil
        }
    }
}
