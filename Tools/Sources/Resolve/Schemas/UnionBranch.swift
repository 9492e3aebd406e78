import APIModel
import OpenAPIDocument

/// What is known of a branch of a union, as far as telling it from the others needs it.
struct UnionBranch {
    /// Empty when its values can be of any kind.
    private(set) var kinds: Set<UnionModel.Kind> = []
    /// Keys that an object of it may have.
    private(set) var keys: Set<String> = []
    /// Keys that an object of it must have.
    private(set) var requiredKeys: Set<String> = []
    /// Keys whose value must be one of a few.
    private(set) var literals: [String: UnionModel.Values] = [:]
    /// The values themselves, where the branch lists them.
    private(set) var values: UnionModel.Values?
    /// How much of what is of its kind it refuses; the more it does, the earlier it is tried.
    private(set) var strictness = 0
    /// Whether it keeps keys that it does not list.
    private(set) var keepsOtherKeys = false
    /// The component that it refers to.
    let component: String?
    /// The one value that there is of a branch without a name of its own.
    var literal: DefaultValue? {
        guard component == nil else { return nil }
        switch values {
        case .strings(let texts): return texts.count == 1 ? .string(texts[0]) : nil
        case .integers(let integers): return integers.count == 1 ? .integer(integers[0]) : nil
        case nil: return nil
        }
    }

    init(_ schema: SchemaObject, index: DocumentIndex) {
        self.init(schema, index: index, visiting: [])
    }

    private init(_ schema: SchemaObject, index: DocumentIndex, visiting: Set<String>) {
        let resolved = schema.following(index)
        component = schema.componentName ?? resolved.name
        let form = index.normal(resolved.schema)
        switch index.shape(of: resolved.schema) {
        case .object:
            kinds = [.object]
            strictness = 1
            keepsOtherKeys = form.statesFreeKeys
            describe(form, index)
        case .map:
            kinds = [.object]
            keepsOtherKeys = true
        case .array(let items):
            kinds = [.array]
            strictness = items.map { 1 + UnionBranch.strictness(of: $0, index) } ?? 0
        case .string:
            kinds = [.string]
            strictness = SchemaResolver.stringType(of: form).strictness
        case .integer:
            kinds = [.number]
            strictness = 2
        case .number:
            kinds = [.number]
            strictness = 1
        case .boolean:
            kinds = [.boolean]
        case .enumeration(let list, let isInteger):
            kinds = [isInteger ? .number : .string]
            strictness = 9
            if !form.admitsOtherValues {
                values = isInteger ? .integers(list.compactMap(\.integer)) : .strings(list.compactMap(\.text))
            }
        case .numbers:
            kinds = [.number]
            strictness = 1
        case .union(let branches):
            if let name = resolved.name, visiting.contains(name) { return }
            let inner = resolved.name.map { visiting.union([$0]) } ?? visiting
            join(branches.map { UnionBranch($0, index: index, visiting: inner) }, form.discriminator)
        case .reference, .same, .anything:
            break
        }
    }

    private static func strictness(of schema: SchemaObject, _ index: DocumentIndex) -> Int {
        // As deep as anyone nests arrays; a longer way is a circle.
        var items = schema
        var depth = 0
        while depth < 8, case .array(let inner?) = index.shape(of: items.following(index).schema) {
            items = inner
            depth += 1
        }
        let form = items.following(index).schema
        switch index.shape(of: form) {
        case .array, .object: return 8
        case .string: return SchemaResolver.stringType(of: index.normal(form)).strictness
        case .integer: return 2
        case .anything: return 0
        default: return 1
        }
    }

    private mutating func describe(_ form: SchemaObject, _ index: DocumentIndex) {
        keys = Set(form.properties.map(\.name))
        requiredKeys = Set(form.required).intersection(keys)
        for property in form.properties {
            let target = property.value.following(index).schema
            if case .enumeration(let list, let isInteger) = index.shape(of: target),
                !index.normal(target).admitsOtherValues
            {
                literals[property.name] =
                    isInteger ? .integers(list.compactMap(\.integer)) : .strings(list.compactMap(\.text))
            }
        }
    }

    /// What can be said of a union's values from what can be said of its branches'.
    private mutating func join(_ branches: [UnionBranch], _ discriminator: SchemaObject.Discriminator?) {
        if branches.allSatisfy({ !$0.kinds.isEmpty }) { kinds = Set(branches.flatMap(\.kinds)) }
        keys = Set(branches.flatMap(\.keys))
        requiredKeys = branches.dropFirst().reduce(branches.first?.requiredKeys ?? []) {
            $0.intersection($1.requiredKeys)
        }
        for key in keys {
            var values = branches.compactMap { $0.literals[key] }
            if let discriminator, discriminator.propertyName == key {
                // By name where the branch does not say.
                values = branches.compactMap {
                    $0.literals[key] ?? $0.component.map { .strings([PlacedName.tag(of: $0)]) }
                }
            }
            if values.count == branches.count { literals[key] = UnionModel.Values.joined(values) }
        }
    }
}

extension SchemaObject {
    /// The schema behind references and unions with null, and the name of the last component on the way.
    func following(_ index: DocumentIndex) -> (schema: SchemaObject, name: String?) {
        var current = self
        var name: String?
        // Longer chains are circles, which are reported where the type is made.
        for _ in 0..<32 {
            switch index.shape(of: current) {
            case .reference(let reference):
                guard let next = try? index.schemaName(reference), let target = index.schema(named: next) else {
                    return (current, nil)
                }
                name = next
                current = target
            case .same(let other):
                name = nil
                current = other
            default:
                return (index.normal(current), name)
            }
        }
        return (current, name)
    }
}

extension Primitive {
    /// How many texts it refuses, compared with others.
    fileprivate var strictness: Int {
        switch self {
        case .uuid, .dateTime, .calendarDate: 4
        case .decimalText: 3
        case .data: 2
        default: 1
        }
    }
}
