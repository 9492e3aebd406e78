@_spi(Generated) @_spi(Conformance) import DeclarativeOpenAPIRuntime
import Foundation
import Testing

@Suite struct JSONValueTests {
    private func decode(_ json: String) throws -> JSONValue {
        try JSONDecoder().decode(JSONValue.self, from: Data(json.utf8))
    }

    private func encode(_ value: JSONValue) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(value), as: UTF8.self)
    }

    @Test(arguments: [
        "null", "true", "false", "0", "1", "-1", "1.5", "-0.25", "0.1", "1e-07", "9223372036854775807",
        "-9223372036854775808", "18446744073709551615", "0.12345678901234567890123", #""""#, #""true""#, #""1""#,
        #""grüß 👋 \"\\""#, "[]", "{}", #"[null,[true,[1]]]"#, #"{"a":[null],"b":{"c":{}}}"#,
        #"{"snake_case":{"k_k":1}}"#,
    ])
    func everyValueIsWrittenAsItWasRead(json: String) throws {
        #expect(try encode(decode(json)) == json)
    }

    @Test func eachTypeIsItsCase() throws {
        #expect(try decode("null") == .null)
        #expect(try decode("true") == .bool(true))
        #expect(try decode("1") == .integer(1))
        #expect(try decode("1.5") == .number(1.5))
        #expect(try decode("18446744073709551615") == .decimal(Decimal(string: "18446744073709551615")!))
        #expect(try decode("1e300") == .number(1e300))
        #expect(try decode(#""1""#) == .string("1"))
        #expect(try decode("[1]") == .array([.integer(1)]))
        #expect(try decode(#"{"a":true}"#) == .object(["a": .bool(true)]))
    }

    @Test func trueIsNotOne() throws {
        #expect(try decode("true") != decode("1"))
        #expect(try decode("false") != decode("0"))
        #expect(try decode(#"{"a":[true,1]}"#) == ["a": [true, 1]])
    }

    @Test(arguments: ["1e999", #"{"a":[1,1e999]}"#])
    func aNumberThatNothingHoldsIsAnError(json: String) {
        #expect(throws: DecodingError.self) { try decode(json) }
    }

    @Test func noStrategyRenamesTheKeys() throws {
        let decoder = JSONDecoder()
        decoder.keyDecodingStrategy = .convertFromSnakeCase
        let encoder = JSONEncoder()
        encoder.keyEncodingStrategy = .convertToSnakeCase
        let json = #"{"outer_key":{"innerKey":[{"x_y":1}]}}"#
        let value = try decoder.decode(JSONValue.self, from: Data(json.utf8))
        #expect(value == ["outer_key": ["innerKey": [["x_y": 1]]]])
        #expect(String(decoding: try encoder.encode(value), as: UTF8.self) == json)
    }

    @Test func literalsMakeEveryCase() {
        let value: JSONValue = [
            "null": nil, "bool": true, "integer": 1, "number": 1.5, "string": "s", "array": [1, "a"], "object": [:],
        ]
        #expect(
            value
                == .object([
                    "null": .null, "bool": .bool(true), "integer": .integer(1), "number": .number(1.5),
                    "string": .string("s"), "array": .array([.integer(1), .string("a")]), "object": .object([:]),
                ]))
        #expect(["a": 1, "a": 2] as JSONValue == ["a": 2])
    }

    @Test func membersAndElementsAreFoundByNameAndPlace() {
        let value: JSONValue = ["a": [1, ["b": nil]]]
        #expect(value["a"]?[0] == 1)
        #expect(value["a"]?[1]?["b"] == .some(.null))
        #expect(value["x"] == Optional<JSONValue>.none)
        #expect(value["a"]?[2] == Optional<JSONValue>.none)
        #expect(value["a"]?[-1] == Optional<JSONValue>.none)
        #expect(value[0] == Optional<JSONValue>.none)
        #expect((1 as JSONValue)["a"] == Optional<JSONValue>.none)
    }
}
