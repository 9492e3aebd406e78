import APIModel
import SwiftAST

/// The coding of one member: reading it from a keyed container, and writing it.
struct PropertyCoding {
    let property: APIModel.Property
    let spelling: TypeSpelling

    private var member: Identifier { Identifier(property.name) }
    private var key: Argument { Argument("forKey", .implicitMember(member)) }
    private var container: Expression { .name("container") }
    private var wrapped: TypeReference { property.type.unwrapped }

    /// `try container.decode(Int.self, forKey: .id)`
    var decoding: Expression {
        let coded = spelling.coding.type(wrapped)
        if property.isPatch {
            let value = container.dot("decode", [Argument(.metatype(.generic("Patch", coded))), key])
            guard wrapped.hasOwnCoding else { return .try(value) }
            return .try(value.mapping("map", wrapped.unwrapping(.closureArgument(0))))
        }
        let isOptional = property.type.isOptional
        if wrapped == .primitive(.dateTime) {
            return .try(container.dot(isOptional ? "decodeRFC3339IfPresent" : "decodeRFC3339", [key]))
        }
        let value = container.dot(isOptional ? "decodeIfPresent" : "decode", [Argument(.metatype(coded)), key])
        guard wrapped.hasOwnCoding else { return .try(value) }
        return .try(wrapped.unwrapping(isOptional ? .optionalChain(value) : value))
    }

    /// `try container.encodeIfPresent(self.tag, forKey: .tag)`
    var encoding: Expression {
        let value = Expression.ownMember(member)
        if property.isPatch {
            let coded =
                wrapped.hasOwnCoding ? value.mapping("map", wrapped.wrapping(.closureArgument(0))) : value
            return .try(container.dot("encode", [Argument(coded), key]))
        }
        let leavesOut = property.type.isOptional && !property.isWrittenAsNull
        if wrapped == .primitive(.dateTime), leavesOut || !property.type.isOptional {
            return .try(
                container.dot(leavesOut ? "encodeRFC3339IfPresent" : "encodeRFC3339", [Argument(value), key]))
        }
        return .try(
            container.dot(leavesOut ? "encodeIfPresent" : "encode", [Argument(property.type.wrapping(value)), key]))
    }
}
