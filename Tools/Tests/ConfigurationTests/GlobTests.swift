import Testing

@testable import Configuration

@Suite struct GlobTests {
    @Test(
        arguments: [
            ("listPets", "listPets", []),
            ("listPets", "listPet", nil),
            ("", "", []),
            ("*", "", [""]),
            ("*", "a.b/c", ["a.b/c"]),
            ("list*", "listPets", ["Pets"]),
            ("list*", "list", [""]),
            ("list*", "alist", nil),
            ("*Pets", "listPets", ["list"]),
            ("/pets/*/toys/*", "/pets/{id}/toys/{toy}", ["{id}", "{toy}"]),
            ("a*a", "a", nil),
            ("a*a", "aa", [""]),
            ("*ab*", "aab-ab", ["a", "-ab"]),
            ("*aab*c", "aaab.c", ["a", "."]),
            ("*é*", "café!", ["caf", "!"]),
            ("a**b", "a-b", ["", "-"]),
            ("*b*b*", "b", nil),
        ] as [(String, String, [String]?)])
    func captures(pattern: String, name: String, captures: [String]?) {
        #expect(Glob(pattern).captures(in: name) == captures)
    }

    /// A pattern for which backtracking would take exponential time.
    @Test func aPatternThatExplodesElsewhere() {
        let name = String(repeating: "a", count: 100_000)
        #expect(Glob(String(repeating: "a*", count: 1000) + "b").captures(in: name) == nil)
        #expect(Glob("*" + String(repeating: "a", count: 50_000) + "b*").captures(in: name) == nil)
    }
}
