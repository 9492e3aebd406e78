import Testing

@testable import Overlay

/// I-Regexp (RFC 9485), matched whole.
@Suite struct IRegexpTests {
    private func fits(_ pattern: String, _ text: String) throws -> Bool? {
        var steps = 0
        return try IRegexp(pattern)?.fits(text, isWhole: true) { (count) throws(QueryFault) in steps += count }
    }

    @Test(arguments: [
        ("", ["", "!a"]), ("abc", ["abc", "!ab", "!abcd"]), ("a|bc|", ["a", "bc", "", "!b"]),
        ("a.c", ["abc", "aéc", "a😀c", "!a\nc"]),
        ("a*", ["", "aaa", "!b"]), ("a+b?", ["a", "aab", "!b"]), ("(ab)*c", ["c", "ababc", "!abac"]),
        ("a{2}", ["aa", "!a", "!aaa"]), ("a{1,3}", ["a", "aaa", "!", "!aaaa"]), ("a{2,}", ["aa", "aaaaa", "!a"]),
        ("a{0}", ["", "!a"]),
        ("[a-cx]", ["b", "x", "!d", "!-"]), ("[^a-c]", ["d", "\n", "!b"]), ("[-a]", ["-", "a", "!b"]),
        ("[a-]", ["-", "a"]),
        ("[\\]\\\\\\-]", ["]", "\\", "-"]), ("\\.\\n\\t\\(", [".\n\t("]),
        ("\\p{Lu}\\P{L}", ["A1", "Ж-", "!a1", "!AB"]),
        ("[\\p{Nd}_]+", ["1٣_", "!a"]), ("^a$", ["^a$", "!a"]), ("(a|b)(c|d){2}", ["acd", "!ac"]),
    ]) func fits(pattern: String, texts: [String]) throws {
        for text in texts {
            let isNegated = text.hasPrefix("!")
            #expect(try fits(pattern, isNegated ? String(text.dropFirst()) : text) == !isNegated, "\(text)")
        }
    }

    @Test(arguments: [
        "(", ")", "a)", "*", "a**", "+", "a{", "a{1", "a{2,1}", "{1}", "[", "[]", "[a", "[b-a]", "[a-b-c]", "a]", "\\",
        "\\d", "\\w",
        "\\p{X}", "\\p{L", "\\u0041", "(?:a)", "a}", "[[a]",
    ]) func isNoPattern(pattern: String) throws {
        #expect(try fits(pattern, "") == nil)
    }

    /// Patterns for which a backtracking matcher takes exponential time.
    @Test(arguments: ["(a*)*b", "(a|a)*b", "(a?){50}a{50}b", "((a+)+)+b", "(.*)(.*)(.*)(.*)(.*)b"])
    func timeIsLinear(pattern: String) throws {
        #expect(try fits(pattern, String(repeating: "a", count: 2000)) == false)
    }

    @Test(arguments: [
        "a{5001}", "(a{100}){100}", "((((a{9}){9}){9}){9}){9}", "(((((){5000}){5000}){5000}){5000}){5000}",
    ])
    func statesAreBounded(pattern: String) {
        #expect(throws: QueryFault(message: "a pattern has more than 5000 states", offset: nil)) {
            try IRegexp(pattern)
        }
    }
}
