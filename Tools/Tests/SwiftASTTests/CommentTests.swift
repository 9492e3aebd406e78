import SwiftAST
import Testing

struct CommentTests {
    private func documented(_ text: String, _ parameters: [(name: Identifier, text: String)] = []) -> String {
        let source = printed(
            .enumCase(EnumCase("a", documentation: DocComment(text, parameters: parameters))))
        return String(source.dropLast("case a\n".count))
    }

    @Test func keepsTextInsideTheComment() {
        #expect(documented("One.\nTwo.\r\nThree.\rFour.") == "/// One.\n/// Two.\n/// Three.\n/// Four.\n")
        #expect(documented("a\u{2028}b\u{85}c\u{B}d\u{C}e") == "/// a\n/// b\n/// c\n/// d\n/// e\n")
        #expect(documented("*/ exit(1) /*") == "/// */ exit(1) /*\n")
        #expect(documented("a\0b\u{1B}c\u{202E}d\u{FEFF}e") == "/// abcde\n")
        #expect(documented("  indented  \n\n\n\n\tcode\u{A0}\n\n") == "///   indented\n///\n///     code\n")
        #expect(documented(" \n\t\n") == "")
        #expect(printed(.mark("A\nB")) == "// MARK: - A B\n")
        #expect(printed(.comment("A\n\nB\n")) == "// A\n//\n// B\n")
        #expect(printed(.comment("")) == "//\n")
    }

    @Test func listsParameters() {
        #expect(documented("Gets.", [(name: "in", text: "Where.")]) == "/// Gets.\n///\n/// - Parameter in: Where.\n")
        #expect(
            documented("", [(name: "a", text: "First.\nMore."), (name: "b", text: " "), (name: "c", text: "Third.")])
                == "/// - Parameters:\n///   - a: First.\n///     More.\n///   - c: Third.\n")
    }

    @Test func wrapsProseOnly() {
        let words = Array(repeating: "word", count: 30).joined(separator: " ")
        let first = Array(repeating: "word", count: 23).joined(separator: " ")
        let rest = Array(repeating: "word", count: 7).joined(separator: " ")
        #expect(documented(words) == "/// \(first)\n/// \(rest)\n")
        #expect(documented("```\n\(words)\n```") == "/// ```\n/// \(words)\n/// ```\n")
        #expect(documented("| \(words) |") == "/// | \(words) |\n")
        #expect(documented("# \(words)") == "/// # \(words)\n")
        #expect(documented("    \(words)") == "///     \(words)\n")
    }

    /// A dash at the start of a line would begin a list.
    @Test func breaksBeforeNothingThatBeginsABlock() {
        let words = Array(repeating: "word", count: 23).joined(separator: " ")
        #expect(documented("\(words) - more") == "/// \(words) -\n/// more\n")
        #expect(documented("\(words) 12. more") == "/// \(words) 12.\n/// more\n")
    }

    @Test func neverBreaksAWord() {
        let word = String(repeating: "x", count: 200)
        #expect(documented("see \(word) there") == "/// see\n/// \(word)\n/// there\n")
    }
}
