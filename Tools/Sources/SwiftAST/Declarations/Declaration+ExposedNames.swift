extension Declaration {
    /// The names of the types in what the declaration offers to other modules: signatures, stored types, conformances.
    ///
    /// A dotted name counts by its first part, the name that is looked up in the file.
    ///
    /// - Parameter conformances: Whether the protocols of a type are among them.
    package func exposedNames(conformances: Bool) -> Set<String> {
        switch self {
        case .type(let type):
            guard isExposed else { return [] }
            let inherited = conformances || type.kind == .class ? type.inherits : []
            return names(inherited + (type.kind == .extension ? [type.name] : []))
                .union(type.members.flatMap { $0.exposedNames(conformances: conformances) })
        case .enumCase(let item): return names(item.associatedValues.map(\.type))
        case .property(let property):
            guard isExposed else { return [] }
            if let type = property.type { return names([type]) }
            guard case .stored(let value?) = property.content else { return [] }
            return value.calledName.map { [$0] } ?? []
        case .function(let function):
            guard isExposed else { return [] }
            return names(function.parameters.map(\.type) + (function.result.map { [$0] } ?? []))
        case .initializer(let initializer):
            return isExposed ? names(initializer.parameters.map(\.type)) : []
        case .typeAlias(let alias): return isExposed ? names([alias.type]) : []
        case .mark, .comment: return []
        }
    }

    private var isExposed: Bool {
        if case .type(let type) = self, type.kind == .extension { return true }
        return modifiers.contains(.public)
    }

    private func names(_ types: [TypeExpression]) -> Set<String> {
        Set(types.flatMap(\.names))
    }
}

extension TypeExpression {
    /// The first name of each type that stands in this one.
    fileprivate var names: [String] {
        switch self {
        case .named(let path, let arguments): (path.first.map { [$0.text] } ?? []) + arguments.flatMap(\.names)
        case .optional(let type), .array(let type), .attributed(_, let type), .some(let type), .any(let type),
            .metatype(let type):
            type.names
        case .dictionary(let key, let value): key.names + value.names
        case .tuple(let elements): elements.flatMap(\.type.names)
        case .function(let function): function.parameters.flatMap(\.type.names) + function.result.names
        }
    }
}

extension Expression {
    /// The function or type that makes the value: `URL` in `URL(string: "…")!`.
    fileprivate var calledName: String? {
        switch self {
        case .forceUnwrap(let value): value.calledName
        case .call(let call): call.callee.calledName
        case .name(let name): name.text
        case .type(.named(let path, _)): path.first?.text
        default: nil
        }
    }
}
