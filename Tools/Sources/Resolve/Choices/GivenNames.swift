import Configuration
import Diagnostics
import Naming

/// The names that the user gives to things of the document.
struct GivenNames {
    private let operations: Patterns<Located<String>>
    private let schemas: Patterns<Located<String>>
    private let properties: Patterns<Located<String>>
    private let cases: Patterns<Located<String>>
    private let parameters: Patterns<Located<String>>

    /// Reports the names that cannot be any, whatever they are for.
    init(_ options: NameOptions, _ reports: inout Reports) {
        func patterns(_ list: [Renaming], _ kind: SwiftName.Kind, areMembers: Bool = true) -> Patterns<Located<String>>
        {
            for renaming in list { Self.check(renaming, kind, isMember: areMembers, &reports) }
            return Patterns(list.map { ($0.pattern, $0.name) })
        }
        operations = patterns(options.operations, .member, areMembers: false)
        schemas = patterns(options.schemas, .type, areMembers: false)
        properties = patterns(options.properties, .member)
        cases = patterns(options.cases, .member)
        parameters = patterns(options.parameters, .member)
    }

    private static func check(
        _ renaming: Renaming, _ kind: SwiftName.Kind, isMember: Bool, _ reports: inout Reports
    ) {
        let wanted = Glob(renaming.name.value).starCount
        guard wanted > 0 else {
            if !SwiftName.isUsable(renaming.name.value, as: kind) { report(renaming.name, &reports) }
            return
        }
        let text = renaming.pattern.value.text
        let counted = isMember ? text.split(separator: ".", omittingEmptySubsequences: false).last ?? "" : text[...]
        guard wanted > Glob(String(counted)).starCount else { return }
        reports.report(
            .givenName, at: renaming.name.location,
            "`\(renaming.name.value)` has more * than `\(counted)`, which they stand for")
    }

    private static func report(_ name: Located<String>, _ reports: inout Reports) {
        reports.report(
            .givenName, at: name.location,
            "`\(name.value)` cannot be a name: it must be a Swift identifier, and none that generated code refers to")
    }

    /// Whether any case is given a name.
    var hasCases: Bool { !cases.isEmpty }

    func operation(_ id: String, _ requestLine: String, _ reports: inout Reports) -> GivenName? {
        name(operations.match([Address(id), Address(requestLine)]), .member, for: id, &reports)
    }

    /// The type of a schema.
    func schema(_ address: Address, _ reports: inout Reports) -> GivenName? {
        name(schemas.match([address]), .type, for: address.text, &reports)
    }

    func property(_ key: String, of owner: Address, _ reports: inout Reports) -> GivenName? {
        name(properties.match([owner.member(key)]), .member, for: key, &reports)
    }

    /// The case of an enumeration's value, or of a union's branch.
    func enumCase(_ value: String, of owner: Address, _ reports: inout Reports) -> GivenName? {
        name(cases.match([owner.member(value)]), .member, for: value, &reports)
    }

    func parameter(_ key: String, of id: String, _ requestLine: String, _ reports: inout Reports) -> GivenName? {
        name(
            parameters.match([Address(key, of: id), Address(key, of: requestLine)]), .member, for: key, &reports)
    }

    private func name(
        _ match: Patterns<Located<String>>.Match?, _ kind: SwiftName.Kind, for source: String, _ reports: inout Reports
    ) -> GivenName? {
        guard let match else { return nil }
        let text = match.value.value
        guard text.contains("*") else {
            // What cannot be a name was reported where it stands.
            return SwiftName.isUsable(text, as: kind) ? GivenName(text: text, location: match.value.location) : nil
        }
        let name = SwiftName.filling(text, with: match.captures, as: kind)
        guard SwiftName.isUsable(name, as: kind) else {
            reports.report(
                .givenName, at: match.value.location,
                "`\(text)` makes `\(name)` of `\(source)`, which is no Swift name")
            return nil
        }
        return GivenName(text: name, location: match.value.location)
    }

    func reportUnused(_ reports: inout Reports) {
        operations.reportUnused("operation that is generated", &reports)
        schemas.reportUnused("schema that is generated", &reports)
        properties.reportUnused("property of a schema that is generated", &reports)
        cases.reportUnused("value of an enumeration that is generated", &reports)
        parameters.reportUnused("parameter of an operation that is generated", &reports)
    }
}
