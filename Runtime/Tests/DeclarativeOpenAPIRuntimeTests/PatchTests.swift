@_spi(Generated) @_spi(Conformance) import DeclarativeOpenAPIRuntime
import Foundation
import Testing

@Suite struct PatchTests {
    private struct Change: Codable, Hashable, Sendable {
        var name: String
        var owner: Patch<String> = .absent
        var tags: Patch<[Int]> = .absent
    }

    @Test(arguments: [
        (Change(name: "x"), #"{"name":"x"}"#),
        (Change(name: "x", owner: .null), #"{"name":"x","owner":null}"#),
        (Change(name: "x", owner: .value("Ada"), tags: .value([])), #"{"name":"x","owner":"Ada","tags":[]}"#),
        (Change(name: "x", owner: .absent, tags: .null), #"{"name":"x","tags":null}"#),
    ])
    private func eachStateIsWrittenAndRead(change: Change, json: String) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        #expect(String(decoding: try encoder.encode(change), as: UTF8.self) == json)
        #expect(try JSONDecoder().decode(Change.self, from: Data(json.utf8)) == change)
    }

    @Test func aValueThatDoesNotFitIsAnErrorAtItsKey() {
        let error = #expect(throws: DecodingError.self) {
            try JSONDecoder().decode(Change.self, from: Data(#"{"name":"x","owner":1}"#.utf8))
        }
        guard case .typeMismatch(_, let context) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(context.codingPath.map(\.stringValue) == ["owner"])
    }

    @Test func outsideAnObjectThereIsNullOrAValue() throws {
        let patches = try JSONDecoder().decode([Patch<Int>].self, from: Data("[null,1]".utf8))
        #expect(patches == [.null, .value(1)])
        #expect(try JSONEncoder().encode(patches) == Data("[null,1]".utf8))
        #expect(throws: EncodingError.self) { try JSONEncoder().encode([Patch<Int>.absent]) }
    }

    @Test func theValueIsThereOnlyWhenThereIsOne() {
        #expect(Patch.value(1).value == 1)
        #expect(Patch<Int>.null.value == nil)
        #expect(Patch<Int>.absent.value == nil)
    }
}
