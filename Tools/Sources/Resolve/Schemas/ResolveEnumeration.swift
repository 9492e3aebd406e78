import APIModel
import Diagnostics
import Naming
import OpenAPIDocument
import YAML

extension SchemaResolver {
    /// - Parameter last: The position of the last value that gets a case; nil for all of them.
    mutating func enumeration(
        _ values: [Node], upTo last: Int? = nil, of schema: SchemaObject, rawType: EnumerationModel.RawType,
        isOpen: Bool, at address: Address
    ) -> EnumerationModel {
        let isOpen = choices.enums.isOpen(address, &reports) ?? (isOpen || schema.admitsOtherValues)
        var scope = NameScope(reserved: isOpen ? ReservedNames.openEnumCases : ReservedNames.enumCases)
        var seen: Set<String> = []
        var cases: [EnumerationModel.Case] = []
        let notes = schema.valueNotes.count == values.count ? schema.valueNotes : []
        let given = choices.names.hasCases ? givenCases(values.map(rawType.text), of: address, &scope) : [:]
        for (position, value) in values.prefix((last ?? values.count - 1) + 1).enumerated() {
            let text = rawType.text(of: value)
            guard seen.insert(text).inserted else {
                reports.report(
                    .duplicateEnumValue, at: value.location,
                    "the value `\(text)` stands twice in this enumeration and is one case; remove one of them")
                continue
            }
            let note = notes.isEmpty ? nil : notes[position]
            let source = note?.name ?? text
            let name =
                given[text]
                ?? scope.assign(
                    preferred: SwiftName.enumCase(source), alternative: SwiftName.spelledEnumCase(source),
                    source: source
                ).name
            cases.append(EnumerationModel.Case(name: name, rawValue: text, documentation: note?.description))
        }
        return EnumerationModel(rawType: rawType, cases: cases, isOpen: isOpen)
    }

    /// The cases that the user names, by what they are called in the document.
    mutating func givenCases(_ texts: [String], of address: Address, _ scope: inout NameScope) -> [String: String] {
        var names: [String: String] = [:]
        for text in texts where names[text] == nil {
            guard let given = choices.names.enumCase(text, of: address, &reports) else { continue }
            names[text] = scope.claim(given, source: text, &reports)
        }
        return names
    }
}

extension EnumerationModel.RawType {
    /// A value as its case has it.
    func text(of value: Node) -> String {
        switch self {
        case .string: value.text ?? ""
        case .integer: value.integer.map(String.init) ?? ""
        case .number: value.number.map { String($0) } ?? ""
        }
    }
}
