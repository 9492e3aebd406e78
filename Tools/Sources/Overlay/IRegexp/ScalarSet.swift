/// The characters that a pattern accepts at one position.
struct ScalarSet: Sendable {
    enum Part: Sendable {
        case range(ClosedRange<UInt32>)
        /// `\p{…}` and `\P{…}`: the characters of a general category, or all others.
        case category(String, isNegated: Bool)
    }

    var parts: [Part] = []
    var isNegated = false

    /// One character.
    static func one(_ scalar: Unicode.Scalar) -> ScalarSet { ScalarSet(parts: [.range(scalar.value...scalar.value)]) }

    /// `.`: all but the ends of lines.
    static let dot = ScalarSet(parts: [.range(0xA...0xA), .range(0xD...0xD)], isNegated: true)

    func contains(_ scalar: Unicode.Scalar) -> Bool {
        let isListed = parts.contains { part in
            switch part {
            case .range(let range): range.contains(scalar.value)
            case .category(let name, let isNegated): scalar.hasCategory(name) != isNegated
            }
        }
        return isListed != isNegated
    }
}

extension Unicode.Scalar {
    /// Whether the general category has that name, or that first letter.
    fileprivate func hasCategory(_ name: String) -> Bool { properties.generalCategory.name.hasPrefix(name) }
}

extension Unicode.GeneralCategory {
    /// Unicode's two-letter abbreviation.
    fileprivate var name: String {
        switch self {
        case .uppercaseLetter: "Lu"
        case .lowercaseLetter: "Ll"
        case .titlecaseLetter: "Lt"
        case .modifierLetter: "Lm"
        case .otherLetter: "Lo"
        case .nonspacingMark: "Mn"
        case .spacingMark: "Mc"
        case .enclosingMark: "Me"
        case .decimalNumber: "Nd"
        case .letterNumber: "Nl"
        case .otherNumber: "No"
        case .connectorPunctuation: "Pc"
        case .dashPunctuation: "Pd"
        case .openPunctuation: "Ps"
        case .closePunctuation: "Pe"
        case .initialPunctuation: "Pi"
        case .finalPunctuation: "Pf"
        case .otherPunctuation: "Po"
        case .mathSymbol: "Sm"
        case .currencySymbol: "Sc"
        case .modifierSymbol: "Sk"
        case .otherSymbol: "So"
        case .spaceSeparator: "Zs"
        case .lineSeparator: "Zl"
        case .paragraphSeparator: "Zp"
        case .control: "Cc"
        case .format: "Cf"
        case .privateUse: "Co"
        case .unassigned: "Cn"
        case .surrogate: "Cs"
        @unknown default: "Cn"
        }
    }
}
