import Configuration
import Diagnostics
import Naming

/// The Swift names that the configuration gives to parts of the document.
struct GivenNames {
    private let operations: AddressPatterns<Located<String>>
    private let schemas: AddressPatterns<Located<String>>
    private let properties: AddressPatterns<Located<String>>
    private let cases: AddressPatterns<Located<String>>
    private let parameters: AddressPatterns<Located<String>>

    /// Reports the names that are not usable in Swift.
    init(_ options: NameOptions, _ findings: inout Findings) {
        func patterns(
            _ list: [Renaming], _ kind: SwiftName.Kind, areMembers: Bool = true, as name: ChoiceUsage.List
        ) -> AddressPatterns<Located<String>> {
            for renaming in list { Self.check(renaming, kind, isMember: areMembers, &findings) }
            return AddressPatterns(list.map { ($0.pattern, $0.name) }, as: name)
        }
        operations = patterns(options.operations, .member, areMembers: false, as: .operationNames)
        schemas = patterns(options.schemas, .type, areMembers: false, as: .schemaNames)
        properties = patterns(options.properties, .member, as: .propertyNames)
        cases = patterns(options.cases, .member, as: .caseNames)
        parameters = patterns(options.parameters, .member, as: .parameterNames)
    }

    private static func check(
        _ renaming: Renaming, _ kind: SwiftName.Kind, isMember: Bool, _ findings: inout Findings
    ) {
        let wanted = Glob(renaming.name.value).starCount
        guard wanted > 0 else {
            if !SwiftName.isUsable(renaming.name.value, as: kind) { report(renaming.name, &findings) }
            return
        }
        let text = renaming.pattern.value.text
        let counted = isMember ? text.split(separator: ".", omittingEmptySubsequences: false).last ?? "" : text[...]
        guard wanted > Glob(String(counted)).starCount else { return }
        findings.report(
            .givenName, at: renaming.name.location,
            "`\(renaming.name.value)` has more stars than the pattern `\(counted)`")
    }

    private static func report(_ name: Located<String>, _ findings: inout Findings) {
        findings.report(
            .givenName, at: name.location,
            "`\(name.value)` cannot be a name: it must be a Swift identifier, and none that generated code refers to")
    }

    /// Whether any case is given a name.
    var hasCases: Bool { !cases.isEmpty }

    func operation(_ id: String, _ requestLine: String, _ draft: inout Draft) -> GivenName? {
        name(operations.match([Address(id), Address(requestLine)], &draft.usage), .member, for: id, &draft.findings)
    }

    /// The type of a schema.
    func schema(_ address: Address, _ draft: inout Draft) -> GivenName? {
        name(schemas.match([address], &draft.usage), .type, for: address.text, &draft.findings)
    }

    func property(_ key: String, of owner: Address, _ draft: inout Draft) -> GivenName? {
        name(properties.match([owner.member(key)], &draft.usage), .member, for: key, &draft.findings)
    }

    /// The case of an enumeration's value, or of a union's branch.
    func enumCase(_ value: String, of owner: Address, _ draft: inout Draft) -> GivenName? {
        name(cases.match([owner.member(value)], &draft.usage), .member, for: value, &draft.findings)
    }

    func parameter(_ key: String, of id: String, _ requestLine: String, _ draft: inout Draft) -> GivenName? {
        name(
            parameters.match([Address(key, of: id), Address(key, of: requestLine)], &draft.usage), .member, for: key,
            &draft.findings)
    }

    private func name(
        _ match: AddressPatterns<Located<String>>.Match?, _ kind: SwiftName.Kind, for source: String,
        _ findings: inout Findings
    ) -> GivenName? {
        guard let match else { return nil }
        let text = match.value.value
        guard text.contains("*") else {
            // A name that is not usable was reported by the initialiser.
            return SwiftName.isUsable(text, as: kind) ? GivenName(text: text, location: match.value.location) : nil
        }
        let name = SwiftName.filling(text, with: match.captures, as: kind)
        guard SwiftName.isUsable(name, as: kind) else {
            findings.report(
                .givenName, at: match.value.location,
                "`\(text)` turns `\(source)` into `\(name)`, which is not a Swift name")
            return nil
        }
        return GivenName(text: name, location: match.value.location)
    }

    func reportUnused(_ usage: ChoiceUsage, _ findings: inout Findings) {
        operations.reportUnused("operation that is generated", usage, &findings)
        schemas.reportUnused("schema that is generated", usage, &findings)
        properties.reportUnused("property of a schema that is generated", usage, &findings)
        cases.reportUnused("value of an enumeration that is generated", usage, &findings)
        parameters.reportUnused("parameter of an operation that is generated", usage, &findings)
    }
}
