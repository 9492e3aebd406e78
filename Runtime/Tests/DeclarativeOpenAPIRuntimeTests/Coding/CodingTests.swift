@_spi(Generated) @_spi(Conformance) import DeclarativeOpenAPIRuntime
import Foundation
import Testing

@Suite("Coding of generated models")
struct CodingTests {
    /// A struct in the shape of generated code, with free keys and a member of its own type.
    private struct Node: LargeObjectModel {
        var name: String {
            get { _storage[0] }
            _modify { yield &_storage[0] }
        }
        var parent: Node? {
            get { _storage[1] }
            _modify { yield &_storage[1] }
        }
        var additionalProperties: [String: Int] {
            get { _storage[2] }
            _modify { yield &_storage[2] }
        }

        init(name: String, parent: Node? = nil, additionalProperties: [String: Int] = [:]) {
            _storage = ObjectStorage(Self.members, name, parent, additionalProperties)
        }

        private var _storage: ObjectStorage

        static let members = ObjectMembers(["name": String.self, "parent": Node?.self], additional: Int.self)
    }

    private struct Shape: Decodable {
        let shape: JSONShape

        init(from decoder: any Decoder) throws {
            shape = JSONShape(decoder)
        }
    }

    private func shape(_ json: String) throws -> JSONShape {
        try JSONDecoder().decode(Shape.self, from: Data(json.utf8)).shape
    }

    @Test("a shape knows the values that tell branches apart")
    func shapesOfValues() throws {
        #expect(try shape(#""a""#).isOne(of: ["a", "b"]))
        #expect(try !shape(#""c""#).isOne(of: ["a", "b"]))
        #expect(try !shape("1").isOne(of: ["1"]))
        #expect(try shape("2").isOne(of: [1, 2]))
        #expect(try !shape("3").isOne(of: [1, 2]))
        #expect(try !shape(#""2""#).isOne(of: [1, 2]))
        #expect(try !shape("null").isOne(of: ["null"]))
        #expect(try shape(#"{"k":"a"}"#).is(.object, where: "k", isOneOf: "b", "a"))
        #expect(try !shape(#"{"k":"c"}"#).is(.object, where: "k", isOneOf: "b", "a"))
        #expect(try !shape(#"{"k":1}"#).is(.object, where: "k", isOneOf: "1"))
        #expect(try !shape(#"{}"#).is(.object, where: "k", isOneOf: "a"))
        #expect(try shape(#"{"k":1}"#).is(.object, where: "k", isOneOf: 2, 1))
        #expect(try !shape(#"{"k":3}"#).is(.object, where: "k", isOneOf: 2, 1))
        #expect(try !shape(#"{"k":"1"}"#).is(.object, where: "k", isOneOf: 1))
        #expect(try shape(#"{"k":1}"#).integerTag("k") == 1)
        #expect(try shape(#"{"k":"1"}"#).integerTag("k") == nil)
        #expect(try shape(#"{"k":null}"#).is(.object, havingAny: "j", "k"))
        #expect(try !shape(#"{"l":1}"#).is(.object, havingAny: "j", "k"))
    }

    @Test("free keys stay beside the listed ones, and a struct holds one of its own kind")
    func objects() throws {
        let json = #"{"name":"a","parent":{"name":"b","y":2},"x":1}"#
        let node = try JSONDecoder().decode(Node.self, from: Data(json.utf8))
        #expect(
            node
                == Node(
                    name: "a", parent: Node(name: "b", additionalProperties: ["y": 2]),
                    additionalProperties: ["x": 1]))
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        #expect(String(decoding: try encoder.encode(node), as: UTF8.self) == json)
    }

    @Test("a listed key among the free ones is not written twice")
    func listedKey() throws {
        let node = Node(name: "a", additionalProperties: ["name": 1])
        #expect(String(decoding: try JSONEncoder().encode(node), as: UTF8.self) == #"{"name":"a"}"#)
    }

    @Test("a free value of another type is an error that says where")
    func wrongFreeValue() {
        #expect(throws: DecodingError.self) {
            try JSONDecoder().decode(Node.self, from: Data(#"{"name":"a","x":"b"}"#.utf8))
        }
    }

    @Test(
        "the kind of a value is told before it is decoded",
        arguments: zip(
            ["{}", "[]", #""a""#, "1", "1.5", "true", "0"],
            [JSONShape.Kind.object, .array, .string, .number, .number, .boolean, .number]))
    func kinds(json: String, kind: JSONShape.Kind) throws {
        let shape = try shape(json)
        let kinds = [JSONShape.Kind.object, .array, .string, .number, .boolean].filter { shape.is($0) }
        #expect(kinds == [kind])
    }

    @Test("null is of no kind")
    func null() throws {
        #expect(try shape("[null]").is(.array))
        #expect(try JSONDecoder().decode([Shape?].self, from: Data("[null]".utf8)).count == 1)
    }

    @Test("keys and tags of an object")
    func keys() throws {
        let shape = try shape(#"{"type":"a","n":1,"z":null}"#)
        #expect(shape.is(.object, having: "type", "n"))
        #expect(!shape.is(.object, having: "type", "m"))
        #expect(!shape.is(.array, having: "type"))
        #expect(shape.tag("type") == "a")
        #expect(shape.tag("n") == nil)
        #expect(shape.tag("z") == nil)
        #expect(shape.tag("m") == nil)
    }
}
