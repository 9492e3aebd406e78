import Testing

@testable import Configuration

@Suite struct WrittenTypeTests {
    @Test(
        arguments: [
            "Decimal", "Measure.Length", "[Tag]", "[String: [Tag]]", "Tagged<Pet, Int>", "Set<Tag.ID?>", "[Int?]", "_1",
            "日付", "class",
        ])
    func types(text: String) {
        #expect(WrittenType(text)?.description == text)
    }

    @Test(
        arguments: [
            "", " ", "1st", "A.", ".A", "[A", "A]", "[A: ]", "A<>", "A<B", "A B", "A-B", "some A", "(A, B)", "A, B",
            "_",
            "?", "`class`", "A\n", "/* */A",
        ])
    func noTypes(text: String) {
        #expect(WrittenType(text) == nil)
    }

    @Test func spacesAreTakenOut() {
        #expect(WrittenType("[ String :Tagged<Pet,Int> ]")?.description == "[String: Tagged<Pet, Int>]")
    }

    @Test func nestedDeeperThanAnyone() {
        #expect(WrittenType(String(repeating: "[", count: 100_000)) == nil)
        #expect(WrittenType(String(repeating: "[", count: 15) + "A" + String(repeating: "]", count: 15)) != nil)
        #expect(WrittenType(String(repeating: "[", count: 16) + "A" + String(repeating: "]", count: 16)) == nil)
    }
}
