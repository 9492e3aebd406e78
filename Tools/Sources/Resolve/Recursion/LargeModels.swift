import APIModel

/// Marks the objects that store their properties behind a reference, and the unions that store their values so.
///
/// An object does so if its properties need more than ``limit`` bytes, or if it can contain its own type. Every value of
/// a generated type then needs at most 64 bytes.
struct LargeModels {
    /// Seven words: a union of such objects, which adds a byte for its case, still needs at most eight.
    static let limit = 56

    private let models: [[String]: Model]
    /// The sizes found so far; nil while a size is being found.
    private var sizes: [[String]: Size?] = [:]

    /// The models with those objects and unions marked.
    static func marked(_ models: [Model]) -> [Model] {
        var sizes = LargeModels(models)
        return models.map { sizes.marked($0, []) }
    }

    private init(_ models: [Model]) {
        var byPath: [[String]: Model] = [:]
        func add(_ model: Model, _ scope: [String]) {
            let path = scope + [model.name]
            byPath[path] = model
            for nested in model.nested { add(nested, path) }
        }
        for model in models { add(model, []) }
        self.models = byPath
    }

    private mutating func marked(_ model: Model, _ scope: [String]) -> Model {
        var result = model
        let path = scope + [model.name]
        switch model.kind {
        case .object(var object):
            object.isLarge = isLarge(object)
            object.nested = object.nested.map { marked($0, path) }
            result.kind = .object(object)
        case .union(var union):
            union.isBoxed = union.isBoxed || payload(of: union) == nil
            union.nested = union.nested.map { marked($0, path) }
            result.kind = .union(union)
        case .enumeration, .alias: break
        }
        return result
    }

    private mutating func isLarge(_ object: ObjectModel) -> Bool {
        if object.properties.contains(where: \.isBoxed) { return true }
        guard let size = layout(of: object) else { return true }
        return size.bytes > Self.limit
    }

    /// The bytes of an object that stores its properties in itself; nil if they are not known.
    private mutating func layout(of object: ObjectModel) -> Size? {
        var layout = Size(0)
        for property in object.properties where property.constant == nil {
            guard let size = size(of: property) else { return nil }
            layout.append(size)
        }
        if object.additional != nil { layout.append(.reference) }
        return layout
    }

    private mutating func size(of property: Property) -> Size? {
        let size = size(of: property.isPatch ? property.type.unwrapped : property.type)
        return property.isPatch ? size?.withCase : size
    }

    /// The bytes of a union's largest value; nil if they are not known or too many.
    private mutating func payload(of union: UnionModel) -> Size? {
        var largest = union.isOpen ? Size.json : Size(0)
        for item in union.cases where item.literal == nil {
            guard let size = size(of: item.type) else { return nil }
            largest = Size(max(largest.bytes, size.bytes), alignment: max(largest.alignment, size.alignment))
        }
        return largest.withCase.bytes > 64 ? nil : largest
    }

    /// The bytes that a value needs at most; nil if they are not known.
    private mutating func size(of type: TypeReference) -> Size? {
        switch type {
        case .array, .dictionary: Size.reference
        case .optional(let wrapped): size(of: wrapped)?.withCase
        case .primitive(let primitive): Size.size(of: primitive)
        // Only the compiler knows.
        case .external: nil
        case .named(let path): size(ofModelAt: path)
        }
    }

    private mutating func size(ofModelAt path: [String]) -> Size? {
        if let known = sizes[path] { return known }
        guard let model = models[path] else { return nil }
        sizes[path] = .some(nil)
        let found = size(of: model)
        sizes[path] = .some(found)
        return found
    }

    private mutating func size(of model: Model) -> Size? {
        switch model.kind {
        case .object(let object): isLarge(object) ? Size.reference : layout(of: object)
        case .enumeration(let enumeration): enumeration.isOpen ? Size(17, alignment: 8) : Size(2)
        case .union(let union): union.isBoxed ? Size.reference : (payload(of: union)?.withCase ?? Size.reference)
        case .alias(let type): size(of: type)
        }
    }
}

/// The bytes of a value in memory and their alignment.
private struct Size {
    var bytes: Int
    var alignment: Int
    /// Whether no value has some bits, so that an optional needs no byte of its own.
    var hasUnusedBits: Bool

    init(_ bytes: Int, alignment: Int = 1, hasUnusedBits: Bool = false) {
        self.bytes = bytes
        self.alignment = alignment
        self.hasUnusedBits = hasUnusedBits
    }

    static let reference = Size(8, alignment: 8, hasUnusedBits: true)
    static let json = size(of: .json)

    /// The same with room for one more case. Many types have unused bits for it; the size is an upper bound.
    var withCase: Size { hasUnusedBits ? self : Size(bytes + 1, alignment: alignment) }

    /// Adds the next property of a struct.
    mutating func append(_ next: Size) {
        bytes = (bytes + next.alignment - 1) / next.alignment * next.alignment + next.bytes
        alignment = max(alignment, next.alignment)
    }

    static func size(of primitive: Primitive) -> Size {
        switch primitive {
        case .boolean: Size(1, hasUnusedBits: true)
        case .integer, .number, .dateTime: Size(8, alignment: 8)
        case .string: Size(16, alignment: 8, hasUnusedBits: true)
        case .data, .uuid: Size(16, alignment: 8)
        case .decimal, .decimalText: Size(20, alignment: 4)
        case .calendarDate, .json: Size(24, alignment: 8)
        case .file: Size(64, alignment: 8)
        }
    }
}
