import APIModel
import SwiftAST

/// The attachment of a scheme's credential: its names, and the code that writes it into a request.
extension SecurityScheme {
    private var member: Identifier { Identifier(memberName) }

    /// The case of `Security.Scheme`, with a name that differs from the enum's other members.
    var caseName: Identifier { Identifier(memberName, avoiding: ["allCases", "hashValue", "rawValue"]) }

    /// The parameter of `authorized`; nil when the client cannot attach the scheme.
    package var parameter: SwiftAST.Parameter? {
        switch kind {
        case .unattachable: nil
        case .basic:
            SwiftAST.Parameter(
                member, .optional(.tuple([.init("username", .string), .init("password", .string)])))
        case .apiKey, .bearer, .http:
            SwiftAST.Parameter(member, .optional(.string))
        }
    }

    /// The condition that the parameter has a credential, which is not nil or empty.
    var isAtHand: Expression? {
        let credential = Expression.optionalChain(.name(member))
        let text: Expression
        switch kind {
        case .unattachable: return nil
        case .basic: text = .member(credential, "username")
        case .apiKey, .bearer, .http: text = credential
        }
        return .binary(.member(text, "isEmpty"), .equal, .boolean(false))
    }

    /// `Security.userAuth(token: …)`
    var attachment: Function? {
        guard let value = credentialBlock else { return nil }
        return Function(
            member, attachmentParameters, returns: "RequestBlock",
            documentation: DocComment(
                [documentation, "Attaches the credential of `\(key)`."].compactMap { $0 }.joined(separator: "\n\n")),
            modifiers: [.public, .static],
            body: [.expression(.call("RequestBlock", trailingClosure: Closure(multiline: true, [.expression(value)])))])
    }

    /// The call of ``attachment`` with the unwrapped parameter of `authorized`.
    var attachmentCall: Expression? {
        let local = Expression.name(member)
        let arguments: [Argument]
        switch kind {
        case .unattachable: return nil
        case .apiKey: arguments = [Argument(local)]
        case .bearer: arguments = [Argument("token", local)]
        case .http: arguments = [Argument("credentials", local)]
        case .basic:
            arguments = [Argument("username", local.dot("username")), Argument("password", local.dot("password"))]
        }
        return Expression.name("Security").dot(member, arguments)
    }

    private var attachmentParameters: [SwiftAST.Parameter] {
        switch kind {
        case .unattachable: []
        case .apiKey: [SwiftAST.Parameter("key", label: .wildcard, .string)]
        case .bearer: [SwiftAST.Parameter("token", .string)]
        case .http: [SwiftAST.Parameter("credentials", .string)]
        case .basic: [SwiftAST.Parameter("username", .string), SwiftAST.Parameter("password", .string)]
        }
    }

    private var credentialBlock: Expression? {
        let authorization = Expression.name("Authorization")
        switch kind {
        case .unattachable: return nil
        case .apiKey(let name, .header):
            return Expression.name("Header").dot("custom", [.string(name)]).dot("setValue", [Argument(.name("key"))])
        case .apiKey(let name, .query): return .call("Query", [.string(name), Argument(.name("key"))])
        case .apiKey(let name, .cookie): return .call("Cookie", [.string(name), Argument(.name("key"))])
        case .apiKey(_, .path): return nil
        case .bearer: return authorization.dot("bearer", [Argument(.name("token"))])
        case .http(let scheme):
            return authorization.dot("custom", [.string(scheme), Argument(.name("credentials"))])
        case .basic: return authorization.dot("basic", [.forwarding("username"), .forwarding("password")])
        }
    }
}
