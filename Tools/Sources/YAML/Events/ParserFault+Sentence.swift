import Diagnostics

extension ParserFault {
    /// The fault as a finding, at the position to correct.
    ///
    /// - Parameters:
    ///   - innermost: The start of the innermost open sequence or mapping.
    func halt(in file: SourceFile, innermost: Position?) -> Halt {
        if isEncoding {
            let character = "U+" + String(value, radix: 16, uppercase: true).leftPadded(to: 4)
            let message =
                "the control character \(character) is not allowed in YAML; write it as an escape in double quotes"
            return Halt(.yamlSyntax, at: file.location(atOffset: file.textStart + offset), message)
        }
        let context = FaultContext(position, in: file)
        if context.isAtEnd, let opening = unclosed(innermost, in: file) { return opening }
        let sentence = structuralSentence(context) ?? scalarSentence(context)
        let (message, start) = sentence ?? (self.context.isEmpty ? problem : "\(self.context), \(problem)", position)
        return Halt(
            .yamlSyntax, at: SourceLocation(file.contained(start), in: file), message,
            related: related(context, in: file))
    }

    /// The finding that a flow sequence or mapping is never closed, if the text ends too early for that reason.
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

    /// The message for a fault of a scalar, a tag, an anchor or a single character, with its position.
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
        case "found unexpected ':'":
            return ("a space must follow this ':'", position)
        case "found unknown escape character":
            return ("there is no such escape; write '\\\\' for a backslash, or use single quotes", position)
        case "did not find expected hexdecimal number":
            return ("this escape needs hexadecimal digits", position)
        case "found invalid Unicode character escape code":
            guard !context.isSurrogate else {
                let message =
                    "half of a surrogate pair is not a character; write the character itself, or \\U and eight digits"
                return (message, position)
            }
            return ("this escape names no character", position)
        case "did not find expected alphabetic or numeric character":
            guard !context.continuesName(from: contextPosition) else {
                return ("a name after '&' or '*' has only letters, digits, '-' and '_'; rename it", contextPosition)
            }
            return ("'*' and '&' need a name; put a text that begins with one of them in quotes", contextPosition)
        case "found undefined tag handle":
            return ("this tag's handle is not declared; put a text that begins with '!' in quotes", position)
        case "did not find expected comment or line break" where self.context == "while scanning a block scalar":
            return ("the text of '|' and '>' begins on the next line", position)
        default:
            return indicatorSentence
        }
    }

    /// The message for a fault in a directive or a tag, with its position.
    private var indicatorSentence: (String, Position)? {
        if context.hasSuffix("directive") {
            ("this is not a directive; put a text that begins with '%' in quotes", contextPosition)
        } else if context.hasSuffix("tag") {
            ("this is not a tag; put a text that begins with '!' in quotes", contextPosition)
        } else {
            nil
        }
    }

    /// The start of the list or mapping that contains the fault.
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
