import APIModel
import Diagnostics
import Naming
import OpenAPIDocument

/// Resolves the security schemes that operations require, in alphabetical order.
enum SecuritySchemes {
    /// - Parameter namespace: The scope in which the errors of the schemes are declared.
    static func resolve(
        requiredBy operations: [SelectedOperation], in document: Document, _ namespace: inout NameScope,
        _ findings: inout Findings
    ) -> [SecurityScheme] {
        let used = Set(operations.flatMap { $0.security.flatMap { $0.schemes.map(\.name) } })
        let entries = document.components.securitySchemes.filter { used.contains($0.name) }
            .sorted { $0.name < $1.name }
        var scope = NameScope(reserved: ReservedNames.securityMembers)
        let members = scope.assign(
            entries.map { Nameable(source: .member($0.name), location: $0.location) }, "security schemes", &findings)
        // If two schemes have the same preferred name, the gate and error of the later one are named after its other
        // name.
        let texts = zip(entries, members).map { $1 == SwiftName.member($0.name) ? $0.name : $1 }
        let errors = names(of: entries, texts, SwiftName.missingCredential, &namespace, &findings)
        var gateScope = NameScope()
        let gates = names(of: entries, texts, SwiftName.gate, &gateScope, &findings)
        return entries.indices.map { position in
            let entry = entries[position]
            return SecurityScheme(
                key: entry.name, memberName: members[position], gateName: gates[position], errorName: errors[position],
                kind: kind(of: entry, &findings), documentation: entry.value.description,
                origin: Origin(
                    entry.location,
                    document.pointers.written("/components/securitySchemes/" + JSONPointer.step(entry.name))))
        }
    }

    private static func names(
        of entries: [Entry<SecuritySchemeObject>], _ texts: [String], _ name: (String) -> String,
        _ scope: inout NameScope, _ findings: inout Findings
    ) -> [String] {
        let parts = zip(entries, texts).map { entry, text in
            Nameable(
                source: .name(name(text), otherwise: name(text) + "_"), location: entry.location,
                tieBreaker: entry.name)
        }
        return scope.assign(parts, "security schemes", &findings)
    }

    private static func kind(
        of entry: Entry<SecuritySchemeObject>, _ findings: inout Findings
    ) -> SecurityScheme.Kind {
        switch entry.value.kind {
        case .apiKey(let name, "header"): return .apiKey(name: name, location: .header)
        case .apiKey(let name, "query"): return .apiKey(name: name, location: .query)
        case .apiKey(let name, "cookie"): return .apiKey(name: name, location: .cookie)
        // Scheme names are compared without regard to case (RFC 9110 §11.1).
        case .http(let scheme) where scheme.lowercased() == "basic": return .basic
        case .http(let scheme) where scheme.lowercased() == "bearer": return .bearer
        case .http(let scheme): return .http(scheme: scheme)
        case .oauth2, .openIDConnect: return .bearer
        case .apiKey, .mutualTLS, .unknown:
            findings.report(
                .unattachableScheme, at: entry.location,
                "the client cannot attach credentials of the security scheme `\(entry.name)`; an operation that needs "
                    + "them throws")
            return .unattachable
        }
    }
}

extension SecuritySchemeObject.Kind {
    /// Whether its credentials are sent in the `Authorization` header.
    var usesAuthorizationHeader: Bool {
        switch self {
        case .http, .oauth2, .openIDConnect: true
        case .apiKey(let name, "header"): name.lowercased() == "authorization"
        case .apiKey, .mutualTLS, .unknown: false
        }
    }
}
