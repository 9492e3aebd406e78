import APIModel
import Diagnostics
import Naming
import OpenAPIDocument

/// The schemes that the operations require, alphabetical.
enum SecuritySchemes {
    /// - Parameter topLevel: Where the schemes' errors are declared.
    static func resolve(
        requiredBy selected: [SelectedOperation], in document: Document, _ topLevel: inout Nest,
        _ reports: inout Reports
    ) -> [SecurityScheme] {
        let used = Set(selected.flatMap { $0.security.flatMap { $0.schemes.map(\.name) } })
        var members = NameScope(reserved: ReservedNames.securityMembers)
        var gates = NameScope()
        let entries = document.components.securitySchemes.filter { used.contains($0.name) }
        return entries.sorted { $0.name < $1.name }.map { entry in
            let (member, clash) = members.assign(
                preferred: SwiftName.member(entry.name), alternative: SwiftName.spelledMember(entry.name),
                source: entry.name)
            if let clash {
                reports.report(
                    .nameCollision, at: entry.location,
                    "security schemes `\(entry.name)` and `\(clash)` make one Swift name; this one is `\(member)`")
            }
            // Of two schemes that fold to one name, the later one's gate and error say the name that told it apart.
            let text = clash == nil ? entry.name : member
            let (error, _) = topLevel.scope.assign(
                preferred: SwiftName.missingCredential(scheme: text),
                alternative: SwiftName.missingCredential(scheme: text) + "_", source: entry.name)
            let gate = SwiftName.gate(scheme: text)
            let (gateName, _) = gates.assign(preferred: gate, alternative: gate, source: entry.name)
            return SecurityScheme(
                key: entry.name, memberName: member, gateName: gateName, errorName: error,
                kind: kind(of: entry, &reports), documentation: entry.value.description,
                origin: Origin(
                    file: entry.location.file, line: entry.location.line, column: entry.location.column,
                    pointer: document.pointers.written("/components/securitySchemes/" + JSONPointer.step(entry.name))))
        }
    }

    private static func kind(
        of entry: Entry<SecuritySchemeObject>, _ reports: inout Reports
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
            reports.report(
                .unattachableScheme, at: entry.location,
                "the client cannot attach credentials of the security scheme `\(entry.name)`; an operation that needs "
                    + "them throws")
            return .unattachable
        }
    }
}

extension SecuritySchemeObject.Kind {
    /// Whether its credentials go into the `Authorization` header.
    var usesAuthorizationHeader: Bool {
        switch self {
        case .http, .oauth2, .openIDConnect: true
        case .apiKey(let name, "header"): name.lowercased() == "authorization"
        case .apiKey, .mutualTLS, .unknown: false
        }
    }
}
