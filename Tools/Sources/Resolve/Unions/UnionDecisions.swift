import APIModel
import Normalise
import OpenAPIDocument

/// The tests that tell the branches of each union apart, and the members that serve as tags.
struct UnionDecisions {
    struct Decision {
        let branches: [UnionBranch]
        let discriminator: String?
        /// The test of each branch.
        let tests: [UnionModel.Test]
    }

    private struct Member: Hashable {
        let object: ObjectIdentifier
        let key: String
    }

    private var decisions: [ObjectIdentifier: Decision] = [:]
    private var tags: Set<Member> = []

    /// - Parameter schemas: The schemas that are generated; those written in them are found from there.
    init(_ schemas: [NormalSchema], index: DocumentIndex) {
        for schema in index.written(in: schemas) where schema.isSound {
            if case .union(let branches) = schema.shape { decide(schema, branches, index: index) }
        }
    }

    private mutating func decide(_ union: NormalSchema, _ list: [NormalSchema], index: DocumentIndex) {
        let decision = Self.decision(of: union, list, index: index)
        decisions[ObjectIdentifier(union)] = decision
        for (branch, test) in zip(decision.branches, decision.tests) {
            let object = branch.schema.target
            guard let key = test.key(decision.discriminator), object.lists(test.values, for: key) else {
                continue
            }
            tags.insert(Member(object: ObjectIdentifier(object), key: key))
        }
    }

    private static func decision(
        of union: NormalSchema, _ list: [NormalSchema], index: DocumentIndex
    ) -> Decision {
        let branches = list.map { UnionBranch($0, index: index) }
        let result = TellBranchesApart.decide(branches, discriminator: union.form.discriminator, index: index)
        return Decision(branches: branches, discriminator: result.discriminator, tests: result.tests)
    }

    /// The decision for a union; `list` are its branches.
    func decision(of union: NormalSchema, _ list: [NormalSchema], index: DocumentIndex) -> Decision {
        decisions[ObjectIdentifier(union)] ?? Self.decision(of: union, list, index: index)
    }

    /// Whether a union recognises the object by the value of this member.
    func isTag(_ key: String, of object: NormalSchema) -> Bool {
        tags.contains(Member(object: ObjectIdentifier(object), key: key))
    }
}

extension UnionModel.Test {
    /// The key whose value is tested; nil if the test is another.
    fileprivate func key(_ discriminator: String?) -> String? {
        switch self {
        case .tag: discriminator
        case .member(let key, _): key
        case .evidence, .values, .attempt: nil
        }
    }

    fileprivate var values: UnionModel.Values? {
        switch self {
        case .tag(let values), .member(_, let values): values
        case .evidence, .values, .attempt: nil
        }
    }
}

extension NormalSchema {
    /// Whether the member with the key has these values and no others.
    fileprivate func lists(_ values: UnionModel.Values?, for key: String) -> Bool {
        guard let member = properties.first(where: { $0.name == key }) else { return false }
        return member.schema.target.listedValues == values
    }
}
