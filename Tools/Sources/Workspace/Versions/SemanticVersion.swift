/// Semantic versions (semver.org 2.0.0).
enum SemanticVersion {
    /// Whether the text is `MAJOR.MINOR.PATCH`, optionally with `-pre.release` and `+build` (items 2, 9 and 10).
    static func isValid(_ text: String) -> Bool {
        let withoutBuild = text.split(separator: "+", maxSplits: 1, omittingEmptySubsequences: false)
        let withoutPre = withoutBuild[0].split(separator: "-", maxSplits: 1, omittingEmptySubsequences: false)
        let core = withoutPre[0].split(separator: ".", omittingEmptySubsequences: false)
        let pre = withoutPre.count == 1 ? [] : identifiers(withoutPre[1])
        let build = withoutBuild.count == 1 ? [] : identifiers(withoutBuild[1])
        return core.count == 3 && core.allSatisfy(isNumber) && build.allSatisfy(isIdentifier)
            && pre.allSatisfy { isIdentifier($0) && hasNoLeadingZero($0) }
    }

    private static func identifiers(_ text: Substring) -> [Substring] {
        text.split(separator: ".", omittingEmptySubsequences: false)
    }

    private static func isNumber(_ text: Substring) -> Bool {
        !text.isEmpty && text.utf8.allSatisfy(isDigit) && hasNoLeadingZero(text)
    }

    private static func hasNoLeadingZero(_ text: Substring) -> Bool {
        !(text.utf8.count > 1 && text.utf8.first == UInt8(ascii: "0") && text.utf8.allSatisfy(isDigit))
    }

    private static func isIdentifier(_ text: Substring) -> Bool {
        !text.isEmpty
            && text.utf8.allSatisfy {
                isDigit($0) || $0 == UInt8(ascii: "-") || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0 | 0x20)
            }
    }

    private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
}
