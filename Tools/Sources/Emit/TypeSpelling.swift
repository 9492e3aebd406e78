import APIModel
import SwiftAST

/// The spelling of types at one location of the output.
package struct TypeSpelling {
    let namespace: String
    /// The enclosing types, outermost first.
    private var scopes: [Scope] = []
    private var isCoding = false
    /// Whether every name of the namespace is written in full.
    private let isQualified: Bool

    package init(namespace: String) {
        self.init(namespace: namespace, .whole)
    }

    init(namespace: String, _ arrangement: Arrangement) {
        self.namespace = namespace
        isQualified = arrangement == .spread
    }

    /// A type and the types that it declares or inherits.
    private struct Scope {
        let name: String
        let declared: Set<String>
    }

    /// The spelling inside a type.
    ///
    /// - Parameters:
    ///   - type: The name of the type, in the scope of this spelling.
    ///   - names: The names of the types that the type declares.
    ///   - inherited: The names of the types from its protocols, which Swift finds before those of the enclosing types.
    func inside(
        _ type: String, declaring names: some Sequence<String>, inheriting inherited: [String] = []
    ) -> TypeSpelling {
        var copy = self
        copy.scopes.append(Scope(name: type, declared: Set(names)))
        if !inherited.isEmpty {
            // No path leads into this scope, so its own types cannot be spelled by name alone.
            copy.scopes.append(Scope(name: "", declared: Set(inherited).subtracting(names)))
        }
        return copy
    }

    /// The spelling of a coded type, with the runtime's wrappers instead of types with a coding of their own.
    var coding: TypeSpelling {
        var copy = self
        copy.isCoding = true
        return copy
    }

    package func type(_ reference: TypeReference) -> TypeExpression {
        switch reference {
        case .primitive(let primitive): type(primitive)
        case .named(let path):
            .named(spelled(path).map { Identifier($0) })
        case .external(let path, let arguments):
            .named(path.map { Identifier($0) }, arguments: arguments.map(type))
        case .array(let element): .array(type(element))
        case .dictionary(let value): .dictionary(key: .string, value: type(value))
        case .optional(let wrapped): .optional(type(wrapped))
        }
    }

    /// A type that the generator itself declares in the namespace.
    func own(_ name: Identifier) -> TypeExpression {
        .named(isQualified ? [Identifier(namespace), name] : [name])
    }

    /// The shortest suffix of the path that refers to the same type from here.
    private func spelled(_ path: [String]) -> [String] {
        guard !isQualified else { return [namespace] + path }
        let around = scopes.map(\.name)
        for start in path.indices.reversed() {
            let finding = scopes.lastIndex { $0.declared.contains(path[start]) }
            let isFound = finding.map { Array(around[...$0]) == Array(path[..<start]) } ?? (start == 0)
            if isFound { return Array(path[start...]) }
        }
        return [namespace] + path
    }

    private func type(_ primitive: Primitive) -> TypeExpression {
        switch primitive {
        case .string: .string
        case .integer: .int
        case .number: .double
        case .boolean: .bool
        case .data: "Data"
        case .dateTime: isCoding ? "RFC3339Date" : "Date"
        case .calendarDate: "CalendarDate"
        case .uuid: isCoding ? "UUIDString" : "UUID"
        case .decimal: "Decimal"
        case .decimalText: isCoding ? "DecimalString" : "Decimal"
        case .json: "JSONValue"
        case .file: "MultipartFile"
        }
    }
}
