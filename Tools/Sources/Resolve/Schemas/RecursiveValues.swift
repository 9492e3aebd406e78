import APIModel

/// Finds properties and unions through which a value would hold one of its own kind.
enum RecursiveValues {
    /// The models with those values boxed, and no others.
    static func boxed(_ models: [Model]) -> [Model] {
        var edges: [String: Set<String>] = [:]
        for model in models { edges[model.name] = held(by: model) }
        let cyclic = membersOfCycles(edges)
        guard !cyclic.isEmpty else { return models }
        return models.map { model in
            cyclic[model.name].map { boxing(model, in: $0) } ?? model
        }
    }

    /// Top-level models whose values are stored in values of the model itself.
    private static func held(by model: Model) -> Set<String> {
        switch model.kind {
        case .object(let object): held(by: object.properties.map(\.type), and: object.nested)
        case .union(let union): held(by: union.cases.map(\.type), and: union.nested)
        case .alias(let type): held(by: [type], and: [])
        case .enumeration: []
        }
    }

    private static func held(by types: [TypeReference], and nested: [Model]) -> Set<String> {
        nested.reduce(into: Set(types.compactMap { held(by: $0) })) { $0.formUnion(held(by: $1)) }
    }

    private static func held(by type: TypeReference) -> String? {
        switch type {
        // A longer path leads to a type declared in the model itself, whose properties are counted there.
        case .named(let path): path.count == 1 ? path[0] : nil
        case .optional(let wrapped): held(by: wrapped)
        case .primitive, .external, .array, .dictionary: nil
        }
    }

    private static func boxing(_ model: Model, in component: Set<String>) -> Model {
        var result = model
        switch model.kind {
        case .object(var object):
            for position in object.properties.indices {
                let name = held(by: object.properties[position].type)
                object.properties[position].isBoxed = name.map(component.contains) ?? false
            }
            object.nested = object.nested.map { boxing($0, in: component) }
            result.kind = .object(object)
        case .union(var union):
            union.isBoxed = true
            union.nested = union.nested.map { boxing($0, in: component) }
            result.kind = .union(union)
        case .enumeration, .alias:
            break
        }
        return result
    }

    /// For each name that lies on a cycle, the names of its strongly connected component (Tarjan's algorithm, with a
    /// stack of its own: chains of references can be as long as the document).
    private static func membersOfCycles(_ edges: [String: Set<String>]) -> [String: Set<String>] {
        var order: [String: Int] = [:]
        var low: [String: Int] = [:]
        var stack: [String] = []
        var onStack: Set<String> = []
        var result: [String: Set<String>] = [:]
        for root in edges.keys.sorted() where order[root] == nil {
            var work: [(name: String, rest: [String])] = []
            func open(_ name: String) {
                order[name] = order.count
                low[name] = order[name]
                stack.append(name)
                onStack.insert(name)
                work.append((name, edges[name, default: []].sorted()))
            }
            open(root)
            while let (name, rest) = work.last {
                guard let next = rest.last else {
                    work.removeLast()
                    if let parent = work.last?.name { low[parent] = min(low[parent]!, low[name]!) }
                    guard low[name] == order[name] else { continue }
                    var component: Set<String> = []
                    while let member = stack.popLast() {
                        onStack.remove(member)
                        component.insert(member)
                        if member == name { break }
                    }
                    if component.count > 1 || edges[name]?.contains(name) == true {
                        for member in component { result[member] = component }
                    }
                    continue
                }
                work[work.count - 1].rest.removeLast()
                if order[next] == nil {
                    open(next)
                } else if onStack.contains(next) {
                    low[name] = min(low[name]!, order[next]!)
                }
            }
        }
        return result
    }
}
