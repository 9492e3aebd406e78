import APIModel
import Normalise
import OpenAPIDocument

/// The facts about a branch of a union that tell it from the others.
struct UnionBranch {
    let schema: NormalSchema
    /// The kinds of its values; empty if they can be of any kind.
    private(set) var kinds: Set<UnionModel.Kind> = []
    /// The keys that an object of the branch may have.
    private(set) var keys: Set<String> = []
    /// The keys that an object of the branch must have.
    private(set) var requiredKeys: Set<String> = []
    /// The values of keys that have only a few.
    private(set) var literals: [String: UnionModel.Values] = [:]
    /// The values of the branch itself, if it lists them.
    private(set) var values: UnionModel.Values?
    /// A rank by the number of values of its kind that the branch refuses. A branch that refuses more is tried earlier.
    private(set) var strictness = 0
    /// Whether its type keeps keys that it does not list.
    private(set) var keepsOtherKeys = false
    /// The identifier of the schema that the branch refers to.
    let id: SchemaID?
    /// The only value of a branch that refers to no schema.
    var literal: DefaultValue? {
        guard id == nil else { return nil }
        switch values {
        case .strings(let texts): return texts.count == 1 ? .string(texts[0]) : nil
        case .integers(let integers): return integers.count == 1 ? .integer(integers[0]) : nil
        case nil: return nil
        }
    }

    init(_ schema: NormalSchema, index: DocumentIndex) {
        self.init(schema, index: index, visiting: [])
    }

    private init(_ schema: NormalSchema, index: DocumentIndex, visiting: Set<SchemaID>) {
        self.schema = schema
        id = schema.written.standsFor ?? schema.targetID
        let target = schema.target
        switch target.shape {
        case .object:
            kinds = [.object]
            strictness = 1
            keepsOtherKeys = target.statesFreeKeys
            describe(target)
        case .map:
            kinds = [.object]
            keepsOtherKeys = true
        case .array(let items):
            kinds = [.array]
            strictness = items.map { 1 + UnionBranch.strictness(of: $0) } ?? 0
        case .string:
            kinds = [.string]
            strictness = target.stringType.strictness
        case .integer:
            kinds = [.number]
            strictness = 2
        case .number:
            kinds = [.number]
            strictness = 1
        case .boolean:
            kinds = [.boolean]
        case .enumeration(_, let isInteger):
            kinds = [isInteger ? .number : .string]
            strictness = 9
            values = target.listedValues
        case .numbers:
            kinds = [.number]
            strictness = 1
        case .union(let branches):
            if let id = schema.targetID, visiting.contains(id) { return }
            let inner = schema.targetID.map { visiting.union([$0]) } ?? visiting
            join(branches.map { UnionBranch($0, index: index, visiting: inner) }, target.form.discriminator)
        case .reference, .same, .anything:
            break
        }
    }

    private static func strictness(of schema: NormalSchema) -> Int {
        var items = schema.target
        var passed: Set<ObjectIdentifier> = []
        while passed.insert(ObjectIdentifier(items)).inserted, case .array(let inner?) = items.shape {
            items = inner.target
        }
        switch items.shape {
        case .array, .object: return 8
        case .string: return items.stringType.strictness
        case .integer: return 2
        case .anything: return 0
        default: return 1
        }
    }

    private mutating func describe(_ object: NormalSchema) {
        keys = Set(object.properties.map(\.name))
        requiredKeys = Set(object.form.required).intersection(keys)
        for property in object.properties {
            if let values = property.schema.target.listedValues { literals[property.name] = values }
        }
    }

    /// Makes the facts about a branch that is a union from the facts about its branches.
    private mutating func join(_ branches: [UnionBranch], _ discriminator: SchemaObject.Discriminator?) {
        if branches.allSatisfy({ !$0.kinds.isEmpty }) { kinds = Set(branches.flatMap(\.kinds)) }
        keys = Set(branches.flatMap(\.keys))
        requiredKeys = branches.dropFirst().reduce(branches.first?.requiredKeys ?? []) {
            $0.intersection($1.requiredKeys)
        }
        for key in keys {
            var values = branches.compactMap { $0.literals[key] }
            if let discriminator, discriminator.propertyName == key {
                // The name of the component is the value if the branch states none.
                values = branches.compactMap {
                    $0.literals[key] ?? $0.id.map { .strings([SchemaName.tag(of: $0)]) }
                }
            }
            if values.count == branches.count { literals[key] = UnionModel.Values.joined(values) }
        }
    }
}

extension NormalSchema {
    /// The values that the schema, or each branch of its union, lists; nil if other values are allowed.
    var listedValues: UnionModel.Values? {
        if form.admitsOtherValues { return nil }
        switch shape {
        case .enumeration(let list, let isInteger):
            return isInteger ? .integers(list.compactMap(\.integer)) : .strings(list.compactMap(\.text))
        case .union(let branches):
            let lists = branches.map { branch -> UnionModel.Values? in
                if case .enumeration = branch.shape { branch.listedValues } else { nil }
            }
            return lists.contains { $0 == nil } ? nil : .joined(lists.compactMap { $0 })
        default: return nil
        }
    }
}

extension Primitive {
    /// A rank by the number of strings that decoding refuses.
    fileprivate var strictness: Int {
        switch self {
        case .uuid, .dateTime, .calendarDate: 4
        case .decimalText: 3
        case .data: 2
        default: 1
        }
    }
}
