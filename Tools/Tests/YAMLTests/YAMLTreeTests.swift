import Diagnostics
import Testing

@testable import YAML

@Suite struct YAMLTreeTests {
    @Test func keepsOrderPlacesAndText() throws {
        let root = try read("b: 1.10\na:\n  - x\n  - {y: 'z'}\n")
        #expect(
            outline(root) == """
                mapping 1:1
                  1:1 b = plain 1.10 1:4
                  2:1 a = sequence 3:3
                    plain x 3:5
                    mapping 4:5
                      4:6 y = quoted z 4:9

                """)
    }
}
