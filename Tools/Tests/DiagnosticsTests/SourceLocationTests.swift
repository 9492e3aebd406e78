import Diagnostics
import Testing

@Suite struct SourceLocationTests {
    @Test func isWrittenAsFileLineAndColumn() {
        #expect(place(3, 4).description == "a.yaml:3:4")
        #expect(SourceLocation(file: "dir/a.yaml").description == "dir/a.yaml")
    }

    @Test func ordersByFileLineAndColumn() {
        #expect(place(2, 9) < place(10, 1))
        #expect(place(2, 9) < place(2, 10))
        #expect(place(9, 9) < place(1, 1, file: "b.yaml"))
        #expect(SourceLocation(file: "a.yaml") < place(1, 1))
        #expect(!(place(1, 1) < place(1, 1)))
    }
}
