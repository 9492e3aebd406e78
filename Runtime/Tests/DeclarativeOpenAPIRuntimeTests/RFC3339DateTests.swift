@_spi(Generated) @_spi(Conformance) import DeclarativeOpenAPIRuntime
import Foundation
import Testing

@Suite struct RFC3339DateTests {
    /// A struct coded as generated code codes its dates.
    private struct Event: ObjectModel {
        var start: Date
        var end: Date?
        var others: [Date]

        static let members: ObjectMembers = [
            "start": RFC3339Date.self, "end": RFC3339Date?.self, "others": [RFC3339Date].self,
        ]
    }

    private let event = Event(
        start: Date(timeIntervalSince1970: 0), end: Date(timeIntervalSince1970: 0.5),
        others: [Date(timeIntervalSince1970: 1)])
    private let json =
        #"{"end":"1970-01-01T00:00:00.500Z","others":["1970-01-01T00:00:01Z"],"start":"1970-01-01T00:00:00Z"}"#

    @Test func theDecodersStrategyDoesNotMatter() throws {
        for strategy in [JSONDecoder.DateDecodingStrategy.deferredToDate, .secondsSince1970, .iso8601] {
            let decoder = JSONDecoder()
            decoder.dateDecodingStrategy = strategy
            #expect(try decoder.decode(Event.self, from: Data(json.utf8)) == event)
        }
    }

    @Test func theEncodersStrategyDoesNotMatter() throws {
        for strategy in [JSONEncoder.DateEncodingStrategy.deferredToDate, .millisecondsSince1970, .iso8601] {
            let encoder = JSONEncoder()
            encoder.dateEncodingStrategy = strategy
            encoder.outputFormatting = .sortedKeys
            #expect(String(decoding: try encoder.encode(event), as: UTF8.self) == json)
        }
    }

    @Test(arguments: [
        #"{"start":"1970-01-01T00:00:00Z","others":[]}"#, #"{"start":"1970-01-01t00:00:00z","end":null,"others":[]}"#,
    ])
    func aDateThatIsNotThereIsNil(json: String) throws {
        let event = try JSONDecoder().decode(Event.self, from: Data(json.utf8))
        #expect(event == Event(start: Date(timeIntervalSince1970: 0), end: nil, others: []))
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        #expect(
            String(decoding: try encoder.encode(event), as: UTF8.self)
                == #"{"others":[],"start":"1970-01-01T00:00:00Z"}"#)
    }

    @Test(arguments: [
        (#"{"start":"1970-01-01","others":[]}"#, "start"),
        (#"{"start":"1970-01-01T00:00:00Z","end":"later","others":[]}"#, "end"),
    ])
    func aTextThatIsNoDateIsAnErrorAtItsKey(json: String, key: String) {
        let error = #expect(throws: DecodingError.self) { try JSONDecoder().decode(Event.self, from: Data(json.utf8)) }
        guard case .dataCorrupted(let context) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(context.codingPath.map(\.stringValue) == [key])
        #expect(context.debugDescription.hasPrefix("Expected a date and time as RFC 3339 has it, found "))
    }
}
