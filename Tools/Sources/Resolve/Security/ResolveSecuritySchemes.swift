import APIModel
import Diagnostics
import Naming
import OpenAPIDocument

/// The schemes that the operations require, in document order.
enum SecuritySchemes {
    static func resolve(
        required by: [Operation], in document: Document, _ reports: inout Reports
    ) -> [SecurityScheme] {
        let used = Set(by.flatMap { $0.security.flatMap { $0.requirements.map(\.scheme) } })
        var members = NameScope()
        return document.components.securitySchemes.filter { used.contains($0.name) }.compactMap { entry in
            guard let kind = kind(of: entry, &reports) else { return nil }
            let (member, _) = members.assign(
                preferred: SwiftName.member(entry.name), alternative: SwiftName.spelledMember(entry.name),
                source: entry.name)
            return SecurityScheme(
                key: entry.name, memberName: member, gateName: SwiftName.gate(scheme: entry.name),
                errorName: SwiftName.missingCredential(scheme: entry.name), kind: kind,
                documentation: entry.value.description,
                origin: Origin(
                    file: entry.location.file, line: entry.location.line, column: entry.location.column,
                    pointer: "/components/securitySchemes/" + JSONPointer.step(entry.name)))
        }
    }

    private static func kind(
        of entry: Entry<SecuritySchemeObject>, _ reports: inout Reports
    ) -> SecurityScheme.Kind? {
        switch entry.value.kind {
        case .apiKey(let name, "header"): return .apiKey(name: name, location: .header)
        case .apiKey(let name, "query"): return .apiKey(name: name, location: .query)
        case .apiKey(let name, "cookie"): return .apiKey(name: name, location: .cookie)
        case .http(let scheme) where scheme.lowercased() == "basic": return .basic
        case .http(let scheme) where scheme.lowercased() == "bearer": return .bearer
        case .http(let scheme): return .http(scheme: scheme)
        case .oauth2, .openIDConnect: return .bearer
        case .apiKey, .mutualTLS, .unknown:
            reports.report(
                .unattachableScheme, at: entry.location,
                "credentials of the security scheme `\(entry.name)` cannot be attached by the client")
            return nil
        }
    }
}
