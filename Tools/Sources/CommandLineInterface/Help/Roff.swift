/// Text as roff takes it.
enum Roff {
    /// Text in which nothing is a request, an escape or a hyphen that a reader cannot copy.
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

    /// Running text, broken where a reader of the source wants it.
    static func lines(_ text: String) -> [String] { Paragraph.lines(text).map(Self.text) }

    static func bold(_ text: String) -> String { "\\fB\(Self.text(text))\\fR" }
    static func italic(_ text: String) -> String { "\\fI\(Self.text(text))\\fR" }

    /// At least four digits, as roff wants them.
    private static func hexadecimal(_ scalar: Unicode.Scalar) -> String {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }
}
