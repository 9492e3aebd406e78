/// Text in the syntax of roff.
enum Roff {
    /// Text without roff requests and escapes, and with hyphens that a reader can copy.
    static func text(_ text: String) -> String {
        var roff = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\\": roff += "\\e"
            case "-": roff += "\\-"
            case "'": roff += "\\(aq"
            case "`": roff += "\\(ga"
            case "^": roff += "\\(ha"
            case "~": roff += "\\(ti"
            case _ where !scalar.isASCII: roff += "\\[u\(hexadecimal(scalar))]"
            default: roff.unicodeScalars.append(scalar)
            }
        }
        return roff.hasPrefix(".") ? "\\&" + roff : roff
    }

    /// A paragraph, broken into lines for a reader of the source.
    static func lines(_ text: String) -> [String] { Paragraph.lines(text).map(Self.text) }

    static func bold(_ text: String) -> String { "\\fB\(Self.text(text))\\fR" }
    static func italic(_ text: String) -> String { "\\fI\(Self.text(text))\\fR" }

    /// At least four digits, as roff requires.
    private static func hexadecimal(_ scalar: Unicode.Scalar) -> String {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }
}
