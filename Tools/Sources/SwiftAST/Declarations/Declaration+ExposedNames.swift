extension Declaration {
    /// Adds the names of the types in what the declaration offers to other modules: signatures, stored types, conformances.
    ///
    /// A dotted name counts by its first part, the name that is looked up in the file.
    ///
    /// - Parameter conformances: Whether the protocols of a type are among them.
    package func addExposedNames(to names: inout Set<String>, conformances: Bool) {
        switch self {
        case .type(let type):
            guard isExposed else { return }
            if conformances || type.kind == .class {
                for protocolType in type.inherits { protocolType.addNames(to: &names) }
            }
            if type.kind == .extension { type.name.addNames(to: &names) }
            for member in type.members { member.addExposedNames(to: &names, conformances: conformances) }
        case .enumCase(let item):
            for value in item.associatedValues { value.type.addNames(to: &names) }
        case .property(let property):
            guard isExposed else { return }
            if let type = property.type {
                type.addNames(to: &names)
            } else if case .stored(let value?) = property.content, let name = value.calledName {
                names.insert(name)
            }
        case .function(let function):
            guard isExposed else { return }
            for parameter in function.parameters { parameter.type.addNames(to: &names) }
            function.result?.addNames(to: &names)
        case .initializer(let initializer):
            guard isExposed else { return }
            for parameter in initializer.parameters { parameter.type.addNames(to: &names) }
        case .typeAlias(let alias):
            if isExposed { alias.type.addNames(to: &names) }
        case .mark, .comment: break
        }
    }

    private var isExposed: Bool {
        if case .type(let type) = self, type.kind == .extension { return true }
        return modifiers.contains(.public)
    }
}

extension TypeExpression {
    /// Adds the first name of each type that stands in this one.
    fileprivate func addNames(to names: inout Set<String>) {
        switch self {
        case .named(let path, let arguments):
            if let first = path.first { names.insert(first.text) }
            for argument in arguments { argument.addNames(to: &names) }
        case .optional(let type), .array(let type), .attributed(_, let type), .some(let type), .any(let type),
            .metatype(let type):
            type.addNames(to: &names)
        case .dictionary(let key, let value):
            key.addNames(to: &names)
            value.addNames(to: &names)
        case .tuple(let elements):
            for element in elements { element.type.addNames(to: &names) }
        case .function(let function):
            for parameter in function.parameters { parameter.type.addNames(to: &names) }
            function.result.addNames(to: &names)
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
