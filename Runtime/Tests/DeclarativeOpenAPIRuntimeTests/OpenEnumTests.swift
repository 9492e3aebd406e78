@_spi(Generated) @_spi(Conformance) import DeclarativeOpenAPIRuntime
import Foundation
import Testing

@Suite struct OpenEnumTests {
    @Test func aKnownValueIsItsCase() throws {
        let values = try JSONDecoder().decode([Status].self, from: Data(#"["up", "down"]"#.utf8))
        guard case .up = values[0], case .down = values[1] else {
            Issue.record("\(values)")
            return
        }
    }

    @Test func anUnknownValueIsKeptAndWrittenBack() throws {
        let json = #"["up","side\"ways",""]"#
        let values = try JSONDecoder().decode([Status].self, from: Data(json.utf8))
        #expect(values.map(\.rawValue) == ["up", #"side"ways"#, ""])
        #expect(String(decoding: try JSONEncoder().encode(values), as: UTF8.self) == json)
    }

    @Test func aValueOfAnotherTypeIsAnError() {
        #expect(throws: DecodingError.self) { try JSONDecoder().decode(Status.self, from: Data("1".utf8)) }
        #expect(throws: DecodingError.self) { try JSONDecoder().decode(Status.self, from: Data("null".utf8)) }
    }

    @Test func equalityAndHashGoByTheRawValue() {
        #expect(Status.unknown("up") == Status.up)
        #expect(Status.unknown("up") == Status.unknown("up"))
        #expect(Status.unknown("up") != Status.down)
        #expect(Status.unknown("x") != Status.unknown("y"))
        #expect(Set([Status.up, .unknown("up"), .down]).count == 2)
        #expect([Status.unknown("up"): 1][.up] == 1)
    }

    @Test func theListedValuesAreKnown() {
        #expect(Status.known.values == [.up, .down])
        #expect(Status.known["down"] == .down)
        #expect(Status.known["off"] == nil)
    }

    @Test func aNumberCanBeTheRawValue() throws {
        let values = try JSONDecoder().decode([Level].self, from: Data("[1,9]".utf8))
        #expect(values == [.low, .unknown(9)])
        #expect(Level.unknown(1) == .low)
        #expect(Set([Level.low, .unknown(1)]).count == 1)
        #expect(String(decoding: try JSONEncoder().encode(values), as: UTF8.self) == "[1,9]")
    }

    private enum Status: OpenEnum {
        case up, down
        case unknown(String)

        static let known: KnownValues<Status> = [.up, .down]

        var rawValue: String {
            switch self {
            case .up: "up"
            case .down: "down"
            case .unknown(let value): value
            }
        }
    }

    private enum Level: OpenEnum {
        case low
        case unknown(Int)

        static let known: KnownValues<Level> = [.low]

        var rawValue: Int {
            switch self {
            case .low: 1
            case .unknown(let value): value
            }
        }
    }
}
