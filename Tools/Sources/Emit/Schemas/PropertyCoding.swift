import APIModel
import SwiftAST

/// How one member is read from a keyed container and written to it.
struct PropertyCoding {
    let property: APIModel.Property
    let spelling: TypeSpelling

    private var member: Identifier { Identifier(property.name) }
    private var key: Argument { Argument("forKey", .implicitMember(member)) }
    private var container: Expression { .name("container") }

    /// `try container.decode(Int.self, forKey: .id)`
    var decoding: Expression {
        let isOptional = property.type.isOptional
        let coded = spelling.coding.type(property.type.unwrapped)
        let value = container.dot(isOptional ? "decodeIfPresent" : "decode", [Argument(.metatype(coded)), key])
        guard property.type.holdsDate else { return .try(value) }
        if property.type.unwrapped == .primitive(.dateTime) {
            return .try(container.dot(isOptional ? "decodeRFC3339IfPresent" : "decodeRFC3339", [key]))
        }
        return .try(property.type.unwrapped.dates(in: isOptional ? .optionalChain(value) : value))
    }

    /// `try container.encodeIfPresent(self.tag, forKey: .tag)`
    var encoding: Expression {
        let value = Expression.ownMember(member)
        let leavesOut = property.type.isOptional && !property.isWrittenAsNull
        if property.type.unwrapped == .primitive(.dateTime), leavesOut || !property.type.isOptional {
            return .try(
                container.dot(leavesOut ? "encodeRFC3339IfPresent" : "encodeRFC3339", [Argument(value), key]))
        }
        let coded =
            property.type.holdsDate
            ? property.type.unwrapped.codedDates(in: value, isOptional: property.type.isOptional) : value
        return .try(container.dot(leavesOut ? "encodeIfPresent" : "encode", [Argument(coded), key]))
    }
}

extension TypeReference {
    /// Whether dates are part of a value, outside any model.
    var holdsDate: Bool {
        switch self {
        case .primitive(let primitive): primitive == .dateTime
        case .named: false
        case .array(let element): element.holdsDate
        case .dictionary(let value): value.holdsDate
        case .optional(let wrapped): wrapped.holdsDate
        }
    }

    /// The dates in a value of the coded form.
    fileprivate func dates(in value: Expression) -> Expression {
        converting(value) { $0.dot("date") }
    }

    /// The coded form of a value.
    fileprivate func codedDates(in value: Expression, isOptional: Bool) -> Expression {
        let wrap = { (date: Expression) in Expression.call("RFC3339Date", [Argument(date)]) }
        guard isOptional else { return converting(value, wrap) }
        if self == .primitive(.dateTime) { return value.mapping("map", wrap(.closureArgument(0))) }
        return converting(.optionalChain(value), wrap)
    }

    private func converting(_ value: Expression, _ convert: (Expression) -> Expression) -> Expression {
        switch self {
        case .primitive(.dateTime): convert(value)
        case .primitive, .named: value
        case .array(let element): value.mapping("map", element.converting(.closureArgument(0), convert))
        case .dictionary(let element): value.mapping("mapValues", element.converting(.closureArgument(0), convert))
        case .optional(let wrapped):
            wrapped == .primitive(.dateTime)
                ? value.mapping("map", convert(.closureArgument(0)))
                : wrapped.converting(.optionalChain(value), convert)
        }
    }
}

extension Expression {
    /// `value.map { … }`
    fileprivate func mapping(_ method: Identifier, _ body: Expression) -> Expression {
        .call(Call(.member(self, method), trailingClosure: Closure([.expression(body)])))
    }
}
