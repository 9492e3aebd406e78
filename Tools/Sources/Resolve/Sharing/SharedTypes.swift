import APIModel
import Configuration

/// Joins equal types of inline schemas, before names are assigned.
///
/// Types are joined if they are equal and their schema is written in one place of the document, or if one operation
/// sends or receives both. On request all equal types are joined. The type that stays is the one that is declared where
/// the document writes its schema, or else the first by JSON Pointer.
struct SharedTypes {
    /// A reason for which two types are one.
    private enum Key: Hashable {
        case place(file: String, line: Int, column: Int, shape: Int)
        case operation(draft: Int, isSent: Bool, shape: Int)
        case shape(Int)
    }

    private let sharing: Sharing
    private let assembly: Assembly
    private var shapes: ModelShapes
    private var titles: [Int: String] = [:]
    /// The paths of the types that stay.
    private var kept: [Key: [String]] = [:]
    /// The paths of the types that are declared elsewhere, and the paths instead.
    private var moved: [[String]: [String]] = [:]
    /// The types that stay, under a title in the namespace.
    private var titled: [Model] = []
    private var nameables: [Int: [Nameable]]

    /// Joins the types of an assembly.
    ///
    /// - Returns: The new path of a type, by its path in the assembly before.
    static func join(_ assembly: inout Assembly, _ sharing: Sharing) -> [[String]: [String]] {
        var shared = SharedTypes(assembly, sharing)
        for model in assembly.models { shared.keepWhereWritten(model, below: []) }
        var models: [Model?] = assembly.models
        for position in models.indices.sorted(by: { assembly.models[$0].rank < assembly.models[$1].rank }) {
            models[position] = shared.kept(assembly.models[position], below: [])
        }
        for position in assembly.messages.bodies.indices {
            let body = assembly.messages.bodies[position]
            assembly.messages.bodies[position].nested = body.nested.compactMap { shared.kept($0, below: [body.name]) }
        }
        assembly.models = models.compactMap { $0 } + shared.titled
        assembly.nameables = shared.nameables
        return shared.moved
    }

    private init(_ assembly: Assembly, _ sharing: Sharing) {
        self.sharing = sharing
        self.assembly = assembly
        nameables = assembly.nameables
        shapes = ModelShapes { assembly.nameables[$0.draft]?[$0.position].given?.text }
        for model in assembly.models { add(model, below: []) }
        for body in assembly.messages.bodies {
            for model in body.nested { add(model, below: [body.name]) }
        }
    }

    private mutating func add(_ model: Model, below scope: [String]) {
        shapes.add(model, below: scope)
        if sharing == .shape { addTitles(of: model, below: scope) }
    }

    /// Notes the first title of each shape.
    private mutating func addTitles(of model: Model, below scope: [String]) {
        let path = scope + [model.name]
        if let token = TypeToken(model.name), let shape = shapes[path], let title = assembly.declared[token]?.title {
            titles[shape] = titles[shape].map { min($0, title) } ?? title
        }
        for nested in model.nested { addTitles(of: nested, below: path) }
    }

    /// Keeps the types that are declared where the document writes their schemas.
    private mutating func keepWhereWritten(_ model: Model, below scope: [String]) {
        let path = scope + [model.name]
        if let token = TypeToken(model.name) {
            guard assembly.declared[token]?.isWrittenHere == true, !assembly.operationDrafts.contains(token.draft)
            else { return }
            let keys = keys(of: model, token, path)
            guard !keys.contains(where: { kept[$0] != nil }) else { return }
            for key in keys { kept[key] = path }
        }
        for nested in model.nested.sorted(by: { $0.rank < $1.rank }) { keepWhereWritten(nested, below: path) }
    }

    /// The model with the nested models that stay; nil if another type replaces it.
    private mutating func kept(_ model: Model, below scope: [String]) -> Model? {
        let path = scope + [model.name]
        let token = TypeToken(model.name)
        if let token {
            let keys = keys(of: model, token, path)
            if let key = keys.first(where: { kept[$0] != nil }), let other = kept[key], other != path {
                moved[path] = other
                return nil
            }
            for key in keys where kept[key] == nil { kept[key] = path }
        }
        var result = model
        var nested: [Model?] = model.nested
        for position in nested.indices.sorted(by: { model.nested[$0].rank < model.nested[$1].rank }) {
            nested[position] = kept(model.nested[position], below: path)
        }
        result.replaceNested { _ in nested.compactMap { $0 } }
        guard let token, let title = title(of: path) else { return result }
        moveToNamespace(result, token, from: scope, under: title)
        return nil
    }

    private func keys(of model: Model, _ token: TypeToken, _ path: [String]) -> [Key] {
        guard let shape = shapes[path] else { return [] }
        let origin = model.origin
        var keys = [Key.place(file: origin.file, line: origin.line, column: origin.column, shape: shape)]
        if assembly.operationDrafts.contains(token.draft), let schema = assembly.declared[token] {
            keys.append(.operation(draft: token.draft, isSent: schema.isSent, shape: shape))
        }
        if sharing == .shape { keys.append(.shape(shape)) }
        return keys
    }

    /// The title after which a type that several places share is named.
    private func title(of path: [String]) -> String? {
        guard let shape = shapes[path], shapes.counts[shape, default: 0] > 1 else { return nil }
        return titles[shape]
    }

    private mutating func moveToNamespace(
        _ model: Model, _ token: TypeToken, from scope: [String], under title: String
    ) {
        titled.append(model)
        if let nameable = nameables[token.draft]?[token.position] {
            nameables[token.draft]?[token.position].source = .qualifiedType(title, otherwise: nameable.source.text)
        }
        guard !scope.isEmpty else { return }
        func move(_ model: Model, _ scope: [String], _ newScope: [String]) {
            moved[scope + [model.name]] = newScope + [model.name]
            for nested in model.nested { move(nested, scope + [model.name], newScope + [model.name]) }
        }
        move(model, scope, [])
    }
}

extension Model {
    /// Orders models: components by name, then others by their place in the document.
    fileprivate var rank: String { TypeToken.isToken(name) ? "\u{2}" + origin.pointer : "\u{1}" + name }
}
