import APIModel
import SwiftAST

/// How types are written at one place of the output.
package struct TypeSpelling {
    let namespace: String
    /// Types declared in the types around this place: they hide those of the same name in the namespace.
    private(set) var hidden: Set<String> = []
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

    /// The spelling inside a type that declares these.
    func inside(declaring names: some Sequence<String>) -> TypeSpelling {
        var copy = self
        copy.hidden.formUnion(names)
        return copy
    }

    /// The spelling of what is coded in the place of values with a coding of their own: the runtime's wrappers.
    var coding: TypeSpelling {
        var copy = self
        copy.isCoding = true
        return copy
    }

    package func type(_ reference: TypeReference) -> TypeExpression {
        switch reference {
        case .primitive(let primitive): type(primitive)
        case .named(let path):
            .named((isInFull(path) ? [namespace] + path : path).map { Identifier($0) })
        case .external(let path, let arguments):
            .named(path.map { Identifier($0) }, arguments: arguments.map(type))
        case .array(let element): .array(type(element))
        case .dictionary(let value): .dictionary(key: .string, value: type(value))
        case .optional(let wrapped): .optional(type(wrapped))
        }
    }

    /// A type of the generator's own, member of the namespace.
    func own(_ name: Identifier) -> TypeExpression {
        .named(isQualified ? [Identifier(namespace), name] : [name])
    }

    private func isInFull(_ path: [String]) -> Bool {
        isQualified || path.first.map { hidden.contains($0) } == true
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
