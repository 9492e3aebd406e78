import SwiftAST

/// A table of facts, one for each operation: the commonest is the default, the others are listed.
///
/// A switch that lists only exceptions needs no proof that it is exhaustive, which the compiler fails to find for some
/// 620 cases and more.
enum FactSwitch {
    static func statements<Fact: Hashable>(
        _ facts: [(operation: String, fact: Fact)], print expression: (Fact) -> Expression
    ) -> [Statement] {
        var groups: [(fact: Fact, operations: [String])] = []
        var positions: [Fact: Int] = [:]
        for (operation, fact) in facts {
            if let position = positions[fact] {
                groups[position].operations.append(operation)
            } else {
                positions[fact] = groups.count
                groups.append((fact, [operation]))
            }
        }
        // If several facts are equally common, the first one is the default.
        let counts = groups.map(\.operations.count)
        guard let most = counts.max(), let common = counts.firstIndex(of: most) else { return [] }
        let commonest = Statement.return(expression(groups[common].fact))
        guard groups.count > 1 else { return [commonest] }
        let exceptions = groups.enumerated().filter { $0.offset != common }.map { _, group in
            SwitchCase(
                group.operations.map { .enumCase(Identifier($0)) }, compact: true, [.return(expression(group.fact))])
        }
        return [.switch(.name("operation"), exceptions + [.default(compact: true, [commonest])])]
    }
}
