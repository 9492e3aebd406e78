/// The parts of a pattern.
indirect enum IRegexpPart: Sendable {
    case set(ScalarSet)
    case sequence([IRegexpPart])
    case choice([IRegexpPart])
    /// `least` to `most` times; nil for any number.
    case repeated(IRegexpPart, least: Int, most: Int?)
}

/// Reads a pattern by the grammar of I-Regexp (RFC 9485 §3), which has only constructs that match in linear time.
struct IRegexpParser {
    /// The text is no I-Regexp.
    struct Refused: Error {}

    private static let depth = 64
    private var text: QueryText
    private var level = 0

    static func parse(_ text: String) throws(Refused) -> IRegexpPart {
        var parser = IRegexpParser(text: QueryText(text))
        let part = try parser.choice()
        guard parser.text.next == nil else { throw Refused() }
        return part
    }

    private mutating func choice() throws(Refused) -> IRegexpPart {
        guard level < Self.depth else { throw Refused() }
        level += 1
        defer { level -= 1 }
        var branches = [try branch()]
        while text.skip("|") { branches.append(try branch()) }
        return branches.count == 1 ? branches[0] : .choice(branches)
    }

    private mutating func branch() throws(Refused) -> IRegexpPart {
        var pieces: [IRegexpPart] = []
        while let next = text.next, next != "|", next != ")" { pieces.append(try quantified(atom())) }
        return .sequence(pieces)
    }

    private mutating func quantified(_ part: IRegexpPart) throws(Refused) -> IRegexpPart {
        switch text.next {
        case "*":
            text.advance()
            return .repeated(part, least: 0, most: nil)
        case "+":
            text.advance()
            return .repeated(part, least: 1, most: nil)
        case "?":
            text.advance()
            return .repeated(part, least: 0, most: 1)
        case "{":
            text.advance()
            guard let least = Int(text.take(while: \.isDigit)) else { throw Refused() }
            var most: Int? = least
            if text.skip(",") {
                let digits = text.take(while: \.isDigit)
                most = Int(digits)
                if !digits.isEmpty, most == nil { throw Refused() }
            }
            guard text.skip("}"), most.map({ least <= $0 }) ?? true else { throw Refused() }
            return .repeated(part, least: least, most: most)
        default:
            return part
        }
    }

    private mutating func atom() throws(Refused) -> IRegexpPart {
        guard let next = text.next else { throw Refused() }
        text.advance()
        switch next {
        case "(":
            let part = try choice()
            guard text.skip(")") else { throw Refused() }
            return part
        case ".": return .set(.dot)
        case "[": return .set(try classExpression())
        case "\\": return .set(ScalarSet(parts: [try escape()]))
        case "*", "+", "?", "{", "}", "]", ")", "|": throw Refused()
        default: return .set(.one(next))
        }
    }

    /// The part after a backslash: a category, or an escaped character.
    private mutating func escape() throws(Refused) -> ScalarSet.Part {
        guard let next = text.next else { throw Refused() }
        text.advance()
        switch next {
        case "p", "P":
            guard text.skip("{") else { throw Refused() }
            let name = text.take { $0 != "}" }
            guard text.skip("}"), Self.categories.contains(name) else { throw Refused() }
            return .category(name, isNegated: next == "P")
        case "n": return .range(0xA...0xA)
        case "r": return .range(0xD...0xD)
        case "t": return .range(0x9...0x9)
        case "(", ")", "*", "+", "-", ".", "?", "[", "\\", "]", "^", "{", "|", "}":
            return .range(next.value...next.value)
        default: throw Refused()
        }
    }

    private static let categories = Set(
        ["L", "M", "N", "P", "Z", "S", "C"]
            + [
                "Ll", "Lm", "Lo", "Lt", "Lu", "Mc", "Me", "Mn", "Nd", "Nl", "No", "Pc", "Pd", "Pe", "Pf", "Pi", "Po",
                "Ps",
            ]
            + ["Zl", "Zp", "Zs", "Sc", "Sk", "Sm", "So", "Cc", "Cf", "Cn", "Co"])

    private mutating func classExpression() throws(Refused) -> ScalarSet {
        var set = ScalarSet(isNegated: text.skip("^"))
        if text.skip("-") { set.parts.append(.range(0x2D...0x2D)) }
        while let next = text.next, next != "]" {
            if next == "-" {
                // A hyphen is allowed at the end only.
                text.advance()
                guard text.next == "]" else { throw Refused() }
                set.parts.append(.range(0x2D...0x2D))
                break
            }
            set.parts.append(try classPart())
        }
        guard text.skip("]"), !set.parts.isEmpty else { throw Refused() }
        return set
    }

    private mutating func classPart() throws(Refused) -> ScalarSet.Part {
        let first = try classCharacter()
        guard case .range(let lower) = first, text.next == "-", text.second != "]" else { return first }
        text.advance()
        guard case .range(let upper) = try classCharacter(), lower.lowerBound <= upper.lowerBound else {
            throw Refused()
        }
        return .range(lower.lowerBound...upper.lowerBound)
    }

    private mutating func classCharacter() throws(Refused) -> ScalarSet.Part {
        guard let next = text.next else { throw Refused() }
        text.advance()
        switch next {
        case "\\": return try escape()
        case "[", "]", "-": throw Refused()
        default: return .range(next.value...next.value)
        }
    }
}
