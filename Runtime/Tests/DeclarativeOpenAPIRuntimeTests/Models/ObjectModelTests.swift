@_spi(Generated) import DeclarativeOpenAPIRuntime
import Foundation
import Testing

@Suite struct ObjectModelTests {
    private let order = Order(
        id: 1, price: 2.5, isOpen: true, weight: 0.5, note: "n", points: [Point(x: 1), Point(x: 2, label: "b")],
        times: [Date(timeIntervalSince1970: 1)],
        owner: .value(UUID(uuidString: "6F9619FF-8B86-D011-B42D-00C04FC964FF")!),
        detail: .null, additionalProperties: ["more": 3])
    private let json =
        #"{"detail":null,"id":1,"is_open":true,"kind":"order","more":3,"note":"n","#
        + #""owner":"6f9619ff-8b86-d011-b42d-00c04fc964ff","points":[{"x":1},{"label":"b","x":2}],"price":"2.5","#
        + #""times":["1970-01-01T00:00:01Z"],"weight":0.5}"#

    private func written(_ value: some Encodable) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(value), as: UTF8.self)
    }

    private func read<Value: Decodable>(_ json: String) throws -> Value {
        try JSONDecoder().decode(Value.self, from: Data(json.utf8))
    }

    @Test func everyKindOfMemberIsWrittenAndRead() throws {
        #expect(try written(order) == json)
        #expect(try read(json) as Order == order)
    }

    @Test func aMissingMemberIsNilAndIsLeftOut() throws {
        let order: Order = try read(#"{"kind":"order","id":7,"price":"1","points":[]}"#)
        #expect(order == Order(id: 7))
        #expect(try written(order) == #"{"id":7,"kind":"order","note":null,"points":[],"price":"1"}"#)
        #expect(try written(Point(x: 1)) == #"{"x":1}"#)
    }

    @Test func nullIsNilButForJSONAndPatches() throws {
        let order: Order = try read(
            #"{"kind":"order","id":7,"price":"1","points":[],"weight":null,"detail":null,"owner":null}"#)
        #expect(order.weight == nil)
        #expect(order.detail == .some(.null))
        #expect(order.owner == .null)
    }

    @Test(arguments: [
        (#"{"kind":"order","price":"1","points":[]}"#, "id"),
        (#"{"kind":"order","id":"1","price":"1","points":[]}"#, "id"),
        (#"{"kind":"order","id":1,"price":"x","points":[]}"#, "price"),
        (#"{"kind":"order","id":1,"price":"1","points":[],"weight":"1"}"#, "weight"),
        (#"{"kind":"order","id":1,"price":"1","points":[{"x":null}]}"#, "points/0/x"),
        (#"{"kind":"order","id":1,"price":"1","points":[],"times":["x"]}"#, "times/0"),
        (#"{"kind":"order","id":1,"price":"1","points":[],"more":"x"}"#, "more"),
        (#"{"kind":"other","id":1,"price":"1","points":[]}"#, "kind"),
        (#"{"id":1,"price":"1","points":[]}"#, "kind"),
    ])
    func aMemberThatCannotBeReadIsAnErrorAtItsKey(json: String, place: String) {
        let error = #expect(throws: DecodingError.self) { try read(json) as Order }
        #expect(error?.place == place)
    }

    @Test func aConstantIsComparedAndNamedInTheError() throws {
        let error = #expect(throws: DecodingError.self) {
            try read(#"{"kind":"other","id":1,"price":"1","points":[]}"#) as Order
        }
        #expect(error?.sentence == #"Expected "order", found "other"."#)
        #expect(Order(id: 1).kind == "order")
    }

    @Test func aCopyIsAValueOfItsOwn() {
        var copy = order
        copy.points.append(Point(x: 3))
        copy.note = nil
        copy.additionalProperties["more"] = nil
        #expect(order.points.map(\.x) == [1, 2])
        #expect(copy.points.map(\.x) == [1, 2, 3])
        #expect(order.note == "n")
        #expect(copy.note == nil)
        #expect(order.additionalProperties == ["more": 3])
        #expect(copy != order)
        copy = order
        #expect(copy == order)
    }

    @Test func equalityAndHashGoByAllMembers() {
        let same = Order(
            id: 1, price: 2.5, isOpen: true, weight: 0.5, note: "n", points: [Point(x: 1), Point(x: 2, label: "b")],
            times: order.times, owner: order.owner, detail: .null, additionalProperties: ["more": 3])
        #expect(same == order)
        #expect(same.hashValue == order.hashValue)
        #expect(Set([same, order, Order(id: 1)]).count == 2)
        var other = order
        other.additionalProperties = ["more": 4]
        #expect(other != order)
        #expect(Point(x: 1) != Point(x: 1, label: ""))
        #expect(Set([Point(x: 1), Point(x: 1), Point(x: 2)]).count == 2)
    }

    @Test func aLargeObjectIsOneReferenceAndPrintsItsMembers() {
        #expect(MemoryLayout<Order>.size == 8)
        #expect(MemoryLayout<Order?>.size == 8)
        #expect(MemoryLayout<Node>.size <= 64)
        let members = Mirror(reflecting: order).children
        #expect(
            members.compactMap(\.label) == [
                "id", "price", "is_open", "weight", "note", "points", "times", "owner", "detail",
                "additionalProperties",
            ])
        #expect(String(describing: Order(id: 5)).hasPrefix("Order(id: 5, price: 1, is_open: nil"))
    }

    /// For the thread sanitizer: copies of one value are read and changed in eight threads at once.
    @Test func copiesAreChangedInManyThreads() async {
        let shared = order
        let notes = await withTaskGroup(of: String.self) { group in
            for number in 0..<8 {
                group.addTask {
                    var copy = shared
                    for step in 0..<200 {
                        copy.note = "\(number)"
                        copy.points.append(Point(x: step))
                        if step.isMultiple(of: 50) { copy = shared }
                    }
                    return "\(copy.note ?? "") \(copy.points.count) \(shared.points.count)"
                }
            }
            return await group.reduce(into: Set()) { $0.insert($1) }
        }
        #expect(notes == Set((0..<8).map { "\($0) 51 2" }))
        #expect(shared == order)
    }

    @Test func aUnionGoesByItsCaseAndItsValue() throws {
        let nodes: [Node] = try read(
            #"[{"type":"frame","children":[]},{"type":"leaf","x":1},[],{"type":"other","a":1}]"#)
        #expect(nodes == [.frame(Frame()), .leaf(Point(x: 1)), .list([]), .unknown(["type": "other", "a": 1])])
        #expect(Node.leaf(Point(x: 1)) != .leaf(Point(x: 2)))
        #expect(Node.list([]) != .frame(Frame()))
        #expect(Set(nodes + nodes).count == 4)
        #expect(try written(nodes) == #"[{"children":[],"type":"frame"},{"x":1},[],{"a":1,"type":"other"}]"#)
    }
}
