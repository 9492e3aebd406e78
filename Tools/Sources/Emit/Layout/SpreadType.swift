import SwiftAST

/// A type in two parts: the members that Swift requires in the declaration, and those that can be in extensions.
struct SpreadType {
    let name: Identifier
    /// The type with its cases, stored members and initialisers.
    let core: Declaration
    let others: [Declaration]

    /// nil if the declaration is not a type, or no member can be in an extension.
    init?(_ declaration: Declaration) {
        guard case .type(var type) = declaration, let name = declaration.name else { return nil }
        // A member that uses a private one must stay in the same file.
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
