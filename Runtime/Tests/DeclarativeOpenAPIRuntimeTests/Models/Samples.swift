@_spi(Generated) import DeclarativeOpenAPIRuntime
import Foundation

/// A small object, as generated: its properties are stored in itself.
nonisolated struct Point: ObjectModel {
    var x: Int
    var label: String?

    init(x: Int, label: String? = nil) {
        self.x = x
        self.label = label
    }

    static let members: ObjectMembers = ["x": Int.self, "label": String?.self]
}

/// A large object, as generated, with a member of each kind.
nonisolated struct Order: LargeObjectModel {
    var kind: String { "order" }
    var id: Int {
        get { _storage[0] }
        _modify { yield &_storage[0] }
    }
    var price: Decimal {
        get { _storage[1] }
        _modify { yield &_storage[1] }
    }
    var isOpen: Bool? {
        get { _storage[2] }
        _modify { yield &_storage[2] }
    }
    var weight: Double? {
        get { _storage[3] }
        _modify { yield &_storage[3] }
    }
    var note: String? {
        get { _storage[4] }
        _modify { yield &_storage[4] }
    }
    var points: [Point] {
        get { _storage[5] }
        _modify { yield &_storage[5] }
    }
    var times: [Date]? {
        get { _storage[6] }
        _modify { yield &_storage[6] }
    }
    var owner: Patch<UUID> {
        get { _storage[7] }
        _modify { yield &_storage[7] }
    }
    var detail: JSONValue? {
        get { _storage[8] }
        _modify { yield &_storage[8] }
    }
    var additionalProperties: [String: Int] {
        get { _storage[9] }
        _modify { yield &_storage[9] }
    }

    init(
        id: Int, price: Decimal = 1, isOpen: Bool? = nil, weight: Double? = nil, note: String? = nil,
        points: [Point] = [], times: [Date]? = nil, owner: Patch<UUID> = .absent, detail: JSONValue? = nil,
        additionalProperties: [String: Int] = [:]
    ) {
        _storage = ObjectStorage(
            Self.members, id, price, isOpen, weight, note, points, times, owner, detail, additionalProperties
        )
    }

    private var _storage: ObjectStorage

    static let members = ObjectMembers(
        [
            "id": Int.self, "price": DecimalString.self, "is_open": Bool?.self, "weight": Double?.self,
            "note": String?.self, "points": [Point].self, "times": [RFC3339Date]?.self,
            "owner": Patch<UUIDString>.self, "detail": JSONValue?.self,
        ], writtenAsNull: ["note"], constants: ["kind": "order"], additional: Int.self)
}

/// A union that contains itself, as generated.
nonisolated enum Node: UnionModel {
    case frame(Frame)
    case leaf(Point)
    case list([Node])
    case unknown(JSONValue)

    init(from decoder: any Decoder) throws {
        let shape = JSONShape(decoder)
        if shape.is(.array) {
            self = .list(try decoder.branch([Node].self))
        } else {
            switch shape.tag("type") {
            case "frame": self = .frame(try decoder.branch(Frame.self))
            case "leaf": self = .leaf(try decoder.branch(Point.self))
            default: self = .unknown(try decoder.branch(JSONValue.self))
            }
        }
    }

    @_spi(Generated) public var branch: UnionBranch {
        switch self {
        case .frame(let value): return UnionBranch(0, value)
        case .leaf(let value): return UnionBranch(1, value)
        case .list(let value): return UnionBranch(2, value)
        case .unknown(let value): return UnionBranch(3, value)
        }
    }
}

/// An object that can contain its own type, once, in a list and in a map.
nonisolated struct Frame: LargeObjectModel {
    var type: String { "frame" }
    var child: Node? {
        get { _storage[0] }
        _modify { yield &_storage[0] }
    }
    var frame: Frame? {
        get { _storage[1] }
        _modify { yield &_storage[1] }
    }
    var children: [Node] {
        get { _storage[2] }
        _modify { yield &_storage[2] }
    }
    var named: [String: Node]? {
        get { _storage[3] }
        _modify { yield &_storage[3] }
    }

    init(child: Node? = nil, frame: Frame? = nil, children: [Node] = [], named: [String: Node]? = nil) {
        _storage = ObjectStorage(Self.members, child, frame, children, named)
    }

    private var _storage: ObjectStorage

    static let members = ObjectMembers(
        ["child": Node?.self, "frame": Frame?.self, "children": [Node].self, "named": [String: Node]?.self],
        constants: ["type": "frame"])
}
