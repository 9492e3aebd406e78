import Diagnostics

extension ParserFault {
    /// The fault as one finding at the place to mend.
    ///
    /// - Parameters:
    ///   - innermost: where the innermost sequence or mapping that was being read begins.
    func halt(in file: SourceFile, innermost: Position?) -> Halt {
        if isEncoding {
            let character = "U+" + String(value, radix: 16, uppercase: true).leftPadded(to: 4)
            let message =
                "the control character \(character) cannot stand in YAML; write it as an escape in double quotes"
            return Halt(.yamlSyntax, at: file.location(atOffset: file.textStart + offset), message)
        }
        let context = FaultContext(position, in: file)
        if context.isAtEnd, let opening = unclosed(innermost, in: file) { return opening }
        let sentence = structuralSentence(context) ?? scalarSentence(context)
        let (message, place) = sentence ?? (self.context.isEmpty ? problem : "\(self.context), \(problem)", position)
        return Halt(.yamlSyntax, at: SourceLocation(place, in: file), message, related: related(context, in: file))
    }

    /// The finding that a flow sequence or mapping is never closed, if that is why the text ends too early.
    private func unclosed(_ innermost: Position?, in file: SourceFile) -> Halt? {
        let opening: Position
        switch problem {
        case "did not find expected ',' or '}'", "did not find expected ',' or ']'": opening = contextPosition
        case "did not find expected node content":
            guard let innermost else { return nil }
            opening = innermost
        default: return nil
        }
        let character = FaultContext(opening, in: file).character
        guard character == "{" || character == "[", let character else { return nil }
        return Halt(.yamlSyntax, at: SourceLocation(opening, in: file), "this '\(character)' is never closed")
    }

    /// Faults of sequences, mappings and documents.
    private func structuralSentence(_ context: FaultContext) -> (String, Position)? {
        switch problem {
        case "did not find expected ',' or '}'": return ("expected ',' or '}' here", position)
        case "did not find expected ',' or ']'": return ("expected ',' or ']' here", position)
        case "could not find expected ':'":
            return ("expected a key with ':' here; text that goes on from the line above is indented", contextPosition)
        case "mapping values are not allowed in this context":
            if context.followsColon {
                return ("a second ':' cannot stand here; put the value in quotes if it is text", position)
            }
            let start = Position(line: position.line, column: UInt32(context.indentation + 1))
            return ("this key cannot stand here; its indentation fits nothing above it", start)
        case "block sequence entries are not allowed in this context":
            return ("a list item '-' cannot begin here; put it on a line of its own", position)
        case "mapping keys are not allowed in this context":
            return ("a key with '?' cannot begin here; put it on a line of its own", position)
        case "did not find expected key", "did not find expected '-' indicator":
            let expected = problem.hasSuffix("key") ? "a key" : "'-'"
            if !context.isFirstOnLine { return ("unexpected text after the value", position) }
            if position.column == contextPosition.column { return ("expected \(expected) here", position) }
            return ("this line's indentation fits nothing above it", position)
        case "did not find expected node content":
            return ("expected a value here", position)
        case "did not find expected <document start>":
            return ("unexpected text after the end of the document", position)
        case "found incompatible YAML document":
            return ("this version of YAML is not supported; 1.2 is", position)
        default:
            return nil
        }
    }

    /// Faults of scalars, tags, anchors and single characters.
    private func scalarSentence(_ context: FaultContext) -> (String, Position)? {
        switch problem {
        case "found unexpected end of stream", "found unexpected document indicator":
            return ("this quoted text is never closed", contextPosition)
        case "found a tab character that violates indentation",
            "found a tab character where an indentation space is expected":
            return ("a tab cannot indent YAML; use spaces", position)
        case "found character that cannot start any token":
            guard !context.isTab else { return ("a tab cannot indent YAML; use spaces", position) }
            let character = context.character.map(String.init) ?? ""
            return ("a value cannot begin with '\(character)'; put it in quotes", position)
        case "found unknown escape character":
            return ("there is no such escape; write '\\\\' for a backslash, or use single quotes", position)
        case "did not find expected hexdecimal number":
            return ("this escape takes hexadecimal digits", position)
        case "found invalid Unicode character escape code":
            return ("this escape names no character", position)
        case "did not find expected alphabetic or numeric character":
            return ("'*' and '&' take a name; put a text that begins with one of them in quotes", contextPosition)
        case "found undefined tag handle":
            return ("this tag's handle is not declared; put a text that begins with '!' in quotes", position)
        case "did not find expected comment or line break" where self.context == "while scanning a block scalar":
            return ("the text of '|' and '>' begins on the next line", position)
        default:
            return nil
        }
    }

    /// The place that explains the fault: where the list or mapping began that it stands in.
    private func related(_ context: FaultContext, in file: SourceFile) -> [Diagnostic.Related] {
        let message: String
        switch self.context {
        case "while parsing a flow mapping", "while parsing a block mapping":
            message = "in the mapping that begins here"
        case "while parsing a flow sequence", "while parsing a block collection":
            message = "in the list that begins here"
        default: return []
        }
        return [Diagnostic.Related(location: SourceLocation(contextPosition, in: file), message: message)]
    }
}

extension String {
    fileprivate func leftPadded(to length: Int) -> String {
        String(repeating: "0", count: max(0, length - count)) + self
    }
}
