import APIModel
import Normalise

/// Boxes the properties and unions through which a value contains a value of its own type.
enum RecursiveValues {
    /// The models with those values boxed.
    static func boxed(_ models: [Model]) -> [Model] {
        let positions = Dictionary(
            models.enumerated().map { ($0.element.name, $0.offset) }, uniquingKeysWith: { first, _ in first })
        let components = StronglyConnectedComponents(
            of: models.map { held(by: $0, in: $0.name).compactMap { positions[$0] } })
        return models.enumerated().map { position, model in
            guard components.isOnCycle[position] else { return model }
            let number = components.numbers[position]
            return boxing(model, in: model.name) { name in
                positions[name].map { components.numbers[$0] == number } ?? false
            }
        }
    }

    /// The names of the top-level models whose values, or values of types nested in them, a value of this model stores
    /// inline.
    private static func held(by model: Model, in root: String) -> Set<String> {
        switch model.kind {
        case .object(let object): held(by: object.properties.map(\.type), and: object.nested, in: root)
        case .union(let union): held(by: union.cases.map(\.type), and: union.nested, in: root)
        case .alias(let type): held(by: [type], and: [], in: root)
        case .enumeration: []
        }
    }

    private static func held(by types: [TypeReference], and nested: [Model], in root: String) -> Set<String> {
        nested.reduce(into: Set(types.compactMap { held(by: $0, in: root) })) { $0.formUnion(held(by: $1, in: root)) }
    }

    private static func held(by type: TypeReference, in root: String) -> String? {
        switch type {
        // The properties of a type that is nested in the model itself are counted with the nested types.
        case .named(let path): path.count > 1 && path[0] == root ? nil : path[0]
        case .optional(let wrapped): held(by: wrapped, in: root)
        case .primitive, .external, .array, .dictionary: nil
        }
    }

    /// - Parameter isOnCycle: Whether a top-level model is on a cycle with this one.
    private static func boxing(_ model: Model, in root: String, _ isOnCycle: (String) -> Bool) -> Model {
        var result = model
        switch model.kind {
        case .object(var object):
            for position in object.properties.indices {
                let name = held(by: object.properties[position].type, in: root)
                object.properties[position].isBoxed = name.map(isOnCycle) ?? false
            }
            object.nested = object.nested.map { boxing($0, in: root, isOnCycle) }
            result.kind = .object(object)
        case .union(var union):
            union.isBoxed = true
            union.nested = union.nested.map { boxing($0, in: root, isOnCycle) }
            result.kind = .union(union)
        case .enumeration, .alias:
            break
        }
        return result
    }
}
