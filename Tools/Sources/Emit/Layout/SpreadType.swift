import SwiftAST

/// A type in two parts: what Swift wants in the declaration, and what can stand in extensions.
struct SpreadType {
    let name: Identifier
    /// The type with its cases, stored members and initialisers.
    let core: Declaration
    let others: [Declaration]

    /// nil for what is no type, or has nothing that can stand elsewhere.
    init?(_ declaration: Declaration) {
        guard case .type(var type) = declaration, let name = declaration.name else { return nil }
        // What uses a private member stays in its file.
        let hasPrivate = type.members.contains(where: \.isPrivate)
        let isMovable = { (member: Declaration) in !member.isPrivate && member.canStandInExtension(hasPrivate) }
        others = type.members.filter(isMovable)
        if others.isEmpty { return nil }
        type.members.removeAll(where: isMovable)
        self.name = name
        core = .type(type)
    }
}

extension Declaration {
    fileprivate func canStandInExtension(_ hasPrivate: Bool) -> Bool {
        switch self {
        case .type, .typeAlias: true
        case .function: !hasPrivate
        case .property(let property):
            if case .stored = property.content { false } else { !hasPrivate }
        case .enumCase, .initializer, .mark, .comment: false
        }
    }
}
