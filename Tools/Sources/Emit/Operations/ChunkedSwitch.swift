import SwiftAST

/// A computed property that is one switch over `self`, or a chain of them.
enum ChunkedSwitch {
    /// The greatest number of cases in one switch. The compiler cannot prove that a switch over more than some 620
    /// cases with payloads is exhaustive. If the parts can be in several files, the number is halved to keep the files
    /// small.
    private static func limit(_ arrangement: Arrangement) -> Int { arrangement == .whole ? 400 : 200 }

    static func property(
        _ name: Identifier, _ type: TypeExpression, _ arrangement: Arrangement, documentation: String,
        cases: [SwitchCase]
    ) -> [Declaration] {
        let limit = limit(arrangement)
        let chunks = stride(from: 0, to: cases.count, by: limit).map { Array(cases[$0..<min($0 + limit, cases.count)]) }
        return chunks.enumerated().map { position, chunk in
            let isLast = position == chunks.count - 1
            let rest: [SwitchCase] =
                if !isLast {
                    [.default([.return(.ownMember(part(name, position + 1)))])]
                } else if position > 0 {
                    [
                        .default([
                            .expression(
                                .call(
                                    "preconditionFailure", [.string("the parts before this one have the other cases")]))
                        ])
                    ]
                } else {
                    []
                }
            return .property(
                Property(
                    .var, part(name, position), type, .computed([.switch(.current, chunk + rest)]),
                    documentation: position == 0 ? DocComment(documentation) : nil,
                    modifiers: position == 0 ? [.public] : arrangement == .whole ? [.private] : []))
        }
    }

    /// The names of the parts: `body`, `body_2`, `body_3`, …. No name from a document ends so.
    private static func part(_ name: Identifier, _ position: Int) -> Identifier {
        position == 0 ? name : Identifier("\(name.text)_\(position + 1)")
    }
}
