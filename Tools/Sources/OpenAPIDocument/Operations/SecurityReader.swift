import Diagnostics
import YAML

/// Reads security requirements.
extension OperationReader {
    static func securityRequirements(
        _ object: ObjectReader, _ reports: inout ReadingReports
    ) -> [SecurityRequirementObject] {
        object.list("security", &reports).compactMap { node -> SecurityRequirementObject? in
            guard let mapping = node.mapping else {
                reports.refuse(
                    .wrongType, at: node.location,
                    "a security requirement must be a mapping from scheme to scopes, not \(node.kindInWords)")
                return nil
            }
            let schemes = mapping.entries.map {
                Entry(
                    name: schemeName($0.key, &reports), location: $0.key.location, value: scopes($0.value, &reports))
            }
            return SecurityRequirementObject(schemes: schemes, location: node.location)
        }
    }

    /// Null counts as none.
    private static func scopes(_ node: Node, _ reports: inout ReadingReports) -> [String] {
        if node.isNull { return [] }
        guard let scopes = node.sequence?.compactMap(\.text), scopes.count == node.sequence?.count else {
            reports.refuse(
                .wrongType, at: node.location, "the scopes of a security requirement must be a list of texts")
            return []
        }
        return scopes
    }

    /// The name of the scheme in a requirement: a component's name, or, from OpenAPI 3.2 on, a name made from a
    /// reference.
    private static func schemeName(_ key: Key, _ reports: inout ReadingReports) -> String {
        let text = key.text
        guard reports.version >= .v3_2, text.contains(where: { "/#.".contains($0) }), !reports.hasScheme(text) else {
            return text
        }
        let reference = reports.reference(text, at: key.location, in: key.file)
        guard let target = reference.target else { return text }
        if let name = target.component(in: .securitySchemes) { return name }
        if let known = reports.shared.securitySchemes[target] { return known }
        let taken = Set(reports.shared.securitySchemes.values)
        let short = target.name
        let name = reports.hasScheme(short) || taken.contains(short) ? text : short
        reports.shared.securitySchemes[target] = name
        return name
    }
}

extension ReadingReports {
    /// Whether a scheme is a component.
    fileprivate mutating func hasScheme(_ name: String) -> Bool {
        node(at: ReferenceTarget(component: name, in: .securitySchemes)) != nil
    }
}
