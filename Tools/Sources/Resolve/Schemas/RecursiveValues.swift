import APIModel
import Diagnostics

/// Finds properties through which a struct would hold itself.
enum RecursiveValues {
    /// The models with those properties typed as JSON.
    static func broken(_ models: [Model], _ reports: inout Reports) -> [Model] {
        var edges: [String: Set<String>] = [:]
        for model in models { edges[model.name] = held(by: model) }
        let cyclic = membersOfCycles(edges)
        guard !cyclic.isEmpty else { return models }
        return models.map { model in
            cyclic[model.name].map { breaking(model, component: $0, &reports) } ?? model
        }
    }

    /// Top-level models whose values are stored in values of the model itself.
    private static func held(by model: Model) -> Set<String> {
        switch model.kind {
        case .object(let object):
            object.nested.reduce(into: Set(object.properties.compactMap { held(by: $0.type) })) {
                $0.formUnion(held(by: $1))
            }
        case .alias(let type): Set([held(by: type)].compactMap { $0 })
        case .union(let union): Set(union.cases.compactMap { held(by: $0.type) })
        case .enumeration: []
        }
    }

    private static func held(by type: TypeReference) -> String? {
        switch type {
        // A longer path leads to a type declared in the model itself, whose properties are counted there.
        case .named(let path): path.count == 1 ? path[0] : nil
        case .optional(let wrapped): held(by: wrapped)
        case .primitive, .array, .dictionary: nil
        }
    }

    private static func breaking(
        _ model: Model, component: Set<String>, _ reports: inout Reports
    ) -> Model {
        guard case .object(var object) = model.kind else { return model }
        for position in object.properties.indices {
            let property = object.properties[position]
            guard let name = held(by: property.type), component.contains(name) else { continue }
            reports.report(
                .recursiveValue,
                at: SourceLocation(
                    file: property.origin.file, line: property.origin.line, column: property.origin.column),
                "`\(property.key)` holds the object that holds it, which is not generated yet; it is `JSONValue`")
            object.properties[position].type =
                property.type.isOptional ? .optional(.primitive(.json)) : .primitive(.json)
        }
        object.nested = object.nested.map { breaking($0, component: component, &reports) }
        var result = model
        result.kind = .object(object)
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
