import APIModel
import Normalise
import OpenAPIDocument

/// Decides which tests tell the branches of a union apart.
enum TellBranchesApart {
    struct Result {
        let discriminator: String?
        /// The test of each branch.
        let tests: [UnionModel.Test]
    }

    static func decide(
        _ branches: [UnionBranch], discriminator: SchemaObject.Discriminator?, index: DocumentIndex
    ) -> Result {
        if let discriminator, let tests = tags(branches, of: discriminator, index: index) {
            return Result(discriminator: discriminator.propertyName, tests: tests)
        }
        if let (key, tests) = inferredTags(branches) { return Result(discriminator: key, tests: tests) }
        return Result(discriminator: nil, tests: branches.indices.map { evidence(of: $0, in: branches) })
    }

    /// The tags of a discriminator: from its mapping, else from the value that a branch states for the key, else from
    /// the name of the component; nil if they do not tell all branches apart.
    private static func tags(
        _ branches: [UnionBranch], of discriminator: SchemaObject.Discriminator, index: DocumentIndex
    ) -> [UnionModel.Test]? {
        var mapped: [SchemaID: [String]] = [:]
        for entry in discriminator.mapping {
            guard let id = index.schemaID(mappedTo: entry.value) else { continue }
            mapped[id, default: []].append(entry.name)
        }
        let stated = branches.map { $0.literals[discriminator.propertyName] }
        // The keys of a mapping are strings even if the values are integers.
        let areNumbers = stated.allSatisfy { if case .integers = $0 { true } else { false } }
        let tags = branches.indices.map { position -> UnionModel.Values? in
            let id = branches[position].id
            if !areNumbers, let id, let values = mapped[id] { return .strings(values) }
            return stated[position] ?? id.map { .strings([SchemaName.tag(of: $0)]) }
        }
        guard tags.allSatisfy({ $0 != nil }), areDisjoint(tags.compactMap { $0 }) else { return nil }
        return tags.compactMap { $0.map { .tag($0) } }
    }

    /// The tags of a key that each branch requires, with different values in each branch.
    private static func inferredTags(_ branches: [UnionBranch]) -> (String, [UnionModel.Test])? {
        guard branches.count > 1, let first = branches.first, branches.allSatisfy({ $0.kinds == [.object] }) else {
            return nil
        }
        for key in first.literals.keys.sorted() {
            let values = branches.compactMap { $0.requiredKeys.contains(key) ? $0.literals[key] : nil }
            if values.count == branches.count, areDisjoint(values) { return (key, values.map { .tag($0) }) }
        }
        return nil
    }

    private static func areDisjoint(_ lists: [UnionModel.Values]) -> Bool {
        UnionModel.Values.joined(lists).map { !$0.isEmpty && !$0.hasDuplicates } ?? false
    }

    /// The test for a branch without a tag: the kind of the value, its listed values, keys that no other branch has, or
    /// else an attempt to decode it.
    private static func evidence(of position: Int, in branches: [UnionBranch]) -> UnionModel.Test {
        let branch = branches[position]
        let rivals = branches.enumerated().filter { offset, rival in
            offset != position
                && (rival.kinds.isEmpty || branch.kinds.isEmpty || !rival.kinds.isDisjoint(with: branch.kinds))
        }.map(\.element)
        let kinds = branch.kinds.sorted { $0.rawValue < $1.rawValue }
        if let values = branch.values, !rivals.isEmpty || branch.literal != nil { return .values(values) }
        guard !kinds.isEmpty else { return .attempt([], sign: nil) }
        if rivals.isEmpty { return .evidence(kinds, keys: []) }
        guard kinds == [.object] else { return .attempt(kinds, sign: nil) }
        let own = branch.requiredKeys.subtracting(rivals.flatMap(\.keys))
        let areRivalsKnown = rivals.allSatisfy { !$0.kinds.isEmpty }
        if areRivalsKnown, !own.isEmpty { return .evidence(kinds, keys: own.sorted()) }
        var sign: UnionModel.Sign?
        for key in branch.literals.keys.sorted() where areRivalsKnown && isOwn(key, of: branch, among: rivals) {
            guard let values = branch.literals[key] else { continue }
            if branch.requiredKeys.contains(key) { return .member(key, values) }
            sign = sign ?? .member(key, values)
        }
        let listed = branch.keys.subtracting(rivals.flatMap(\.keys)).sorted()
        return .attempt(kinds, sign: sign ?? (listed.isEmpty ? nil : .keys(listed)))
    }

    /// Whether no other branch has one of the values that the branch lists for the key.
    private static func isOwn(_ key: String, of branch: UnionBranch, among rivals: [UnionBranch]) -> Bool {
        guard let values = branch.literals[key] else { return false }
        return rivals.allSatisfy { rival in
            !rival.keys.contains(key) || rival.literals[key].map { values.isDisjoint(with: $0) } ?? false
        }
    }
}
