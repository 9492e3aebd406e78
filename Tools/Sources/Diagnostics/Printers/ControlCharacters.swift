extension Unicode.Scalar {
    /// Whether the scalar steers a terminal or reorders text instead of showing something.
    var isControl: Bool {
        switch value {
        case 0x200E...0x200F, 0x202A...0x202E, 0x2066...0x2069: true
        default:
            switch properties.generalCategory {
            case .control, .lineSeparator, .paragraphSeparator: true
            default: false
            }
        }
    }

    /// The scalar, or a replacement character where it would steer the terminal; a tab is kept.
    var safeOnTerminal: Unicode.Scalar {
        isControl && self != "\t" ? "\u{FFFD}" : self
    }

    fileprivate var asEscapeIfControl: String {
        isControl ? escaped(asASCII: true) : String(self)
    }
}

extension String {
    /// The text with line breaks and control characters written as Swift escapes, so that a document's text cannot
    /// break a line of output or steer a terminal.
    var onOneLine: String {
        unicodeScalars.reduce(into: "") { $0 += $1.asEscapeIfControl }
    }
}
