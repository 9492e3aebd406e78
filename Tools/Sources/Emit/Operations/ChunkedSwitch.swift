import SwiftAST

/// A computed property that is one switch over `self`, or a chain of them.
enum ChunkedSwitch {
    /// Above some 620 cases with payloads the compiler gives up on proving a switch exhaustive.
    /// Files are not to be large, either: half of it where the parts can stand in several.
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

    /// `body`, `body_2`, `body_3`, …: no name made from a document has such an ending.
    private static func part(_ name: Identifier, _ position: Int) -> Identifier {
        position == 0 ? name : Identifier("\(name.text)_\(position + 1)")
    }
}
