extension Unicode.Scalar {
    /// Whether the scalar controls a terminal, breaks a line or reorders text.
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

    /// The scalar, or a replacement character for a control character other than tab.
    var safeOnTerminal: Unicode.Scalar {
        isControl && self != "\t" ? "\u{FFFD}" : self
    }

    fileprivate var asEscapeIfControl: String {
        isControl ? escaped(asASCII: true) : String(self)
    }
}

extension String {
    /// The text with line breaks and control characters written as Swift escapes: text from a document can neither
    /// break a line of output nor control a terminal.
    var onOneLine: String {
        unicodeScalars.reduce(into: "") { $0 += $1.asEscapeIfControl }
    }
}
