import APIModel

/// Numbers the models of inline schemas so that two have the same number if, and only if, the generated types differ in
/// nothing but name, place and documentation.
struct ModelShapes {
    /// A model without its name, its place and its documentation. Types nested in it are replaced by their numbers.
    private struct Shape: Hashable {
        let kind: Model.Kind
        /// The name that the configuration gives.
        let givenName: String?
    }

    private var numbers: [Shape: Int] = [:]
    private var numbersByPath: [[String]: Int] = [:]
    /// The number of models of each shape.
    private(set) var counts: [Int: Int] = [:]
    /// The name that the configuration gives the type of a token.
    private let givenName: (TypeToken) -> String?

    init(givenName: @escaping (TypeToken) -> String?) {
        self.givenName = givenName
    }

    /// The number of the shape of the model with this path; nil for a component.
    subscript(path: [String]) -> Int? { numbersByPath[path] }

    /// Adds a model and the models nested in it.
    mutating func add(_ model: Model, below scope: [String]) {
        let path = scope + [model.name]
        for nested in model.nested { add(nested, below: path) }
        guard let token = TypeToken(model.name) else { return }
        let shape = Shape(kind: kind(of: model), givenName: givenName(token))
        let number = numbers[shape] ?? numbers.count
        numbers[shape] = number
        numbersByPath[path] = number
        counts[number, default: 0] += 1
    }

    private func kind(of model: Model) -> Model.Kind {
        var shape = model
        shape.replaceNested { _ in [] }
        shape.replaceTypes { type in
            type.replacingPaths { path in numbersByPath[path].map { ["", String($0)] } ?? path }
        }
        shape.removeNotes()
        return shape.kind
    }
}

extension Model {
    /// Removes the documentation and the origins of all parts.
    fileprivate mutating func removeNotes() {
        let nowhere = Origin(file: "", line: 0, column: 0, pointer: "")
        switch kind {
        case .object(var object):
            for position in object.properties.indices {
                object.properties[position].documentation = nil
                object.properties[position].isDeprecated = false
                object.properties[position].origin = nowhere
            }
            kind = .object(object)
        case .union(var union):
            for position in union.cases.indices { union.cases[position].origin = nil }
            kind = .union(union)
        case .enumeration(var enumeration):
            for position in enumeration.cases.indices { enumeration.cases[position].documentation = nil }
            kind = .enumeration(enumeration)
        case .alias: break
        }
    }
}
