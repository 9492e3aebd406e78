@_spi(Generated) @_spi(Conformance) import DeclarativeOpenAPIRuntime
import Foundation
import Testing

/// Values that generated models code through wrappers, and null where it is a value.
@Suite struct WrappedValueTests {
    private func roundTrip<Value: Codable>(_ type: Value.Type, _ json: String) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        return String(
            decoding: try encoder.encode(try JSONDecoder().decode(type, from: Data(json.utf8))), as: UTF8.self)
    }

    @Test(arguments: ["6f9619ff-8b86-d011-b42d-00cf4fc964ff", "6F9619FF-8B86-D011-B42D-00CF4FC964FF"])
    func uuidsAreWrittenInLowerCase(text: String) throws {
        #expect(try roundTrip(UUIDString.self, "\"\(text)\"") == #""6f9619ff-8b86-d011-b42d-00cf4fc964ff""#)
    }

    @Test(arguments: ["\"\"", "\"6f9619ff\"", "1", "null"])
    func whatIsNoUUID(json: String) {
        #expect(throws: DecodingError.self) { try roundTrip(UUIDString.self, json) }
    }

    @Test(arguments: [
        ("0", "0"), ("12.5", "12.5"), ("-0.1", "-0.1"),
        ("12345678901234567890.123456789", "12345678901234567890.123456789"),
        ("12.50", "12.5"), ("1e2", "100"), ("+1", "1"),
    ])
    func decimalsInText(text: String, written: String) throws {
        #expect(try roundTrip(DecimalString.self, "\"\(text)\"") == "\"\(written)\"")
    }

    @Test(arguments: ["\"\"", "\"1,5\"", "\"1.\"", "\".5\"", "\"1e\"", "\"1 \"", "\"0x1\"", "\"NaN\"", "1.5"])
    func whatIsNoDecimal(json: String) {
        #expect(throws: DecodingError.self) { try roundTrip(DecimalString.self, json) }
    }

    @Test(arguments: ["0.1", "12345678901234567890.123456789", "99999999999999999999"])
    func decimalsAreExact(json: String) throws {
        #expect(try roundTrip([Decimal].self, "[\(json)]") == "[\(json)]")
    }

    private struct Free: Codable {
        var value: JSONValue?
    }

    @Test(arguments: [#"{"value":null}"#, #"{}"#, #"{"value":1}"#])
    func nullIsAValueOfAnyJSON(json: String) throws {
        #expect(try roundTrip(Free.self, json) == json)
    }

    @Test(arguments: [#"[null,"a"]"#, "[]"])
    func elementsMayBeNull(json: String) throws {
        #expect(try roundTrip([String?].self, json) == json)
    }

    @Test(arguments: [#"{"a":null,"b":1}"#, "{}"])
    func valuesOfMapsMayBeNull(json: String) throws {
        #expect(try roundTrip([String: Int?].self, json) == json)
    }

    @Test func aPatchIsMapped() {
        #expect(Patch.value(1).map { $0 + 1 } == .value(2))
        #expect(Patch<Int>.null.map { $0 + 1 } == .null)
        #expect(Patch<Int>.absent.map { $0 + 1 } == .absent)
    }
}
