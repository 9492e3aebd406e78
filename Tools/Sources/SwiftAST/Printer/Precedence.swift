/// How tightly an expression holds together: what is looser than its place asks for gets parentheses.
enum Precedence: Int, Comparable {
    case loosest, ternary, binary, prefix, postfix

    static func < (left: Precedence, right: Precedence) -> Bool {
        left.rawValue < right.rawValue
    }
}

extension Expression {
    var precedence: Precedence {
        switch self {
        case .try, .tryOptional, .await, .inOut: .loosest
        case .ternary, .cast: .ternary
        case .binary: .binary
        case .not: .prefix
        case .literal(.integer(let value)): value < 0 ? .prefix : .postfix
        case .literal(.double(let value)): value.sign == .minus ? .prefix : .postfix
        case .literal, .interpolation, .array, .dictionary, .name, .type, .metatype, .current, .closureArgument,
            .member, .initializer, .call, .subscript, .closure, .tuple, .optionalChain, .forceUnwrap, .keyPath:
            .postfix
        }
    }
}
