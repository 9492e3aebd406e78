import APIModel
import SwiftAST

/// Values that are coded by wrappers of the runtime: dates, UUIDs, and decimal numbers in strings.
extension TypeReference {
    /// The value in its coded form.
    func unwrapping(_ value: Expression) -> Expression {
        converting(value) { $0.wrapper.map { _, member in { $0.dot(member) } } }
    }

    /// The coded form of a value.
    func wrapping(_ value: Expression) -> Expression {
        converting(value) { $0.wrapper.map { name, _ in { .call(name, [Argument($0)]) } } }
    }

    /// The value, with all parts that have their own coding converted.
    private func converting(
        _ value: Expression, _ conversion: (Primitive) -> ((Expression) -> Expression)?
    ) -> Expression {
        guard hasOwnCoding else { return value }
        switch self {
        case .primitive(let primitive): return conversion(primitive).map { $0(value) } ?? value
        case .named, .external: return value
        case .array(let element):
            return value.mapping("map", element.converting(.closureArgument(0), conversion))
        case .dictionary(let element):
            return value.mapping("mapValues", element.converting(.closureArgument(0), conversion))
        case .optional(let wrapped):
            if case .primitive = wrapped {
                return value.mapping("map", wrapped.converting(.closureArgument(0), conversion))
            }
            return wrapped.converting(.optionalChain(value), conversion)
        }
    }
}

extension Primitive {
    /// The runtime's wrapper, and its member with the value.
    fileprivate var wrapper: (name: Identifier, member: Identifier)? {
        switch self {
        case .dateTime: ("RFC3339Date", "date")
        case .uuid: ("UUIDString", "uuid")
        case .decimalText: ("DecimalString", "decimal")
        case .string, .integer, .number, .boolean, .data, .calendarDate, .decimal, .json, .file: nil
        }
    }
}

extension Expression {
    /// `value.map { … }`
    func mapping(_ method: Identifier, _ body: Expression) -> Expression {
        .call(Call(.member(self, method), trailingClosure: Closure([.expression(body)])))
    }
}
