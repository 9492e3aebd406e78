import DeclarativeOpenAPIRuntime
import Foundation
import Testing

/// JSON that is large or broken: a value, or an error with its place.
@Suite struct HostileTextTests {
    private func read<Value: Decodable>(_ json: String, as type: Value.Type = Value.self) throws -> Value {
        try JSONDecoder().decode(type, from: Data(json.utf8))
    }

    @Test func aTextThatEndsEarlyIsAnErrorWhereverItEnds() {
        let json =
            #"{"kind":"order","id":1,"price":"1.5","points":[{"x":1,"label":"a\u00e9"}],"times":["2026-01-02T03:04:05Z"],"#
            + #""owner":null,"detail":{"a":[1e3,true]},"more":3}"#
        let bytes = Data(json.utf8)
        #expect(throws: Never.self) { try JSONDecoder().decode(Order.self, from: bytes) }
        for end in 0..<bytes.count {
            #expect(throws: DecodingError.self, "\(end) bytes") {
                try JSONDecoder().decode(Order.self, from: bytes.prefix(end))
            }
        }
    }

    @Test(arguments: ["id", "weight", "price", "more"])
    func aNumberOfTenThousandDigitsIsAnErrorAtItsKey(key: String) {
        let digits = String(repeating: "9", count: 10_000)
        var members = ["kind": #""order""#, "id": "1", "price": #""1""#, "points": "[]"]
        members[key] = key == "price" ? "\"\(digits)\"" : digits
        let json = "{" + members.map { "\"\($0)\":\($1)" }.sorted().joined(separator: ",") + "}"
        let error = #expect(throws: DecodingError.self) { try read(json, as: Order.self) }
        #expect(error?.place == key)
    }

    @Test func aMillionFreeKeysAreRead() throws {
        let members = (0..<1_000_000).map { "\"k\($0)\":\($0)" }.joined(separator: ",")
        let order = try read(#"{"kind":"order","id":1,"price":"1","points":[],\#(members)}"#, as: Order.self)
        #expect(order.additionalProperties.count == 1_000_000)
        #expect(order.additionalProperties["k999999"] == 999_999)
    }

    @Test func aStringOfTwoHundredMegabytesIsRead() throws {
        let text = String(repeating: "x", count: 200_000_000)
        #expect(try read(#"{"x":1,"label":"\#(text)"}"#, as: Point.self).label?.utf8.count == 200_000_000)
    }
}
