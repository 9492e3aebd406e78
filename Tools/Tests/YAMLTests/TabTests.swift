import Testing

@testable import YAML

/// Tabs that YAML 1.2 allows and libyaml refuses (§6.1, §6.2), in any number; tabs inside a scalar are kept.
@Suite struct TabTests {
    @Test func thereMayBeManyInOneFile() throws {
        let text = (0..<500).map { "k\($0):\n  -\t\($0)\n\t\n\t# c\n  - &a\($0)\tx\n" }.joined()
        let root = try read(text)
        #expect(root.mapping?.entries.count == 500)
        #expect(root["k499"]?.sequence?.map(\.text) == ["499", "x"])
        #expect(root["k499"]?.location.description == "a.yaml:2497:3")
    }

    @Test func thoseOfATextStay() throws {
        let text = """
            - \t1
            - |
              a
              \t
              -\tb
            - "c

              -\td"
            - e
              -\tf
            -\t2

            """
        let items = try read(text).sequence?.map(\.text)
        #expect(items == ["1", "a\n\t\n-\tb\n", "c\n-\td", "e -\tf", "2"])
    }

    @Test func whatTheyIndentIsRefusedWhereTheyStand() {
        let finding = "a.yaml:3:3: error: a tab cannot indent YAML; use spaces [yaml.syntax]\n"
        #expect(findings("- \t1\n- a:\n  \tb: 1\n") == finding)
    }
}
