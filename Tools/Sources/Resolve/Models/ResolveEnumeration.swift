import APIModel
import Diagnostics
import Naming
import Normalise
import OpenAPIDocument
import YAML

extension SchemaResolver {
    mutating func enumeration(
        _ values: [Node], of schema: NormalSchema, rawType: EnumerationModel.RawType, at use: SchemaUse
    ) -> EnumerationModel {
        let isOpen =
            input.choices.enums.isOpen(use.address, &draft) ?? (use.isReceived || schema.form.admitsOtherValues)
        let values = EnumerationValue.list(values, of: schema, rawType: rawType, &draft.findings)
        let names = EnumerationValue.names(of: values, isOpen: isOpen, at: use.address, input.choices.names, &draft)
        let cases = zip(values, names).map { value, name in
            EnumerationModel.Case(name: name, rawValue: value.text, documentation: value.documentation)
        }
        return EnumerationModel(rawType: rawType, cases: cases, isOpen: isOpen)
    }
}

/// A value that an enumeration lists.
struct EnumerationValue {
    /// The raw value of the case, as text.
    let text: String
    /// The name that the document gives the value by an extension or a title.
    let title: String?
    let documentation: String?
    let location: SourceLocation

    /// The values, without duplicates.
    static func list(
        _ values: [Node], of schema: NormalSchema, rawType: EnumerationModel.RawType, _ findings: inout Findings
    ) -> [EnumerationValue] {
        let notes = schema.form.valueNotes.count == values.count ? schema.form.valueNotes : []
        var seen: Set<ExactText> = []
        return values.enumerated().compactMap { position, value in
            let text = rawType.text(of: value)
            guard seen.insert(ExactText(text)).inserted else {
                findings.report(
                    .duplicateEnumValue, at: value.location,
                    "the value `\(text)` stands twice in this enumeration and is one case; remove one of them")
                return nil
            }
            let note = notes.isEmpty ? nil : notes[position]
            return EnumerationValue(
                text: text, title: note?.name, documentation: note?.description, location: value.location)
        }
    }

    /// The names of the values' cases.
    static func names(
        of values: [EnumerationValue], isOpen: Bool, at address: Address, _ given: GivenNames, _ draft: inout Draft
    ) -> [String] {
        var scope = NameScope(reserved: isOpen ? ReservedNames.openEnumCases : ReservedNames.enumCases)
        let parts = values.map { value in
            Nameable(
                source: .enumCase(value.title ?? value.text), location: value.location, tieBreaker: value.text,
                given: given.enumCase(value.text, of: address, &draft))
        }
        return scope.assign(parts, "values", &draft.findings)
    }
}

extension EnumerationModel.RawType {
    /// The raw value of a case, as text.
    func text(of value: Node) -> String {
        switch self {
        case .string: value.text ?? ""
        case .integer: value.integer.map(String.init) ?? ""
        case .number: value.number.map { String($0) } ?? ""
        }
    }
}
