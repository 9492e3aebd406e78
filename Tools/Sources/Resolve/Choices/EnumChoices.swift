import Configuration
import Diagnostics

/// The enums and unions that the user wants open or closed.
struct EnumChoices {
    private let open: AddressPatterns<SourceLocation>
    private let closed: AddressPatterns<SourceLocation>

    init(_ options: OpennessOptions) {
        open = AddressPatterns(options.open.map { ($0, $0.location) }, as: .openEnums)
        closed = AddressPatterns(options.closed.map { ($0, $0.location) }, as: .closedEnums)
    }

    /// nil where the user does not say.
    func isOpen(_ address: Address, _ draft: inout Draft) -> Bool? {
        // A star stands for dots, too: `*` is every enum, wherever it stands.
        let open = open.match([Address(address.text), address], &draft.usage)
        switch (open, closed.match([Address(address.text), address], &draft.usage)) {
        case (nil, nil): return nil
        case (_?, nil): return true
        case (nil, _?): return false
        case (let first?, let second?):
            draft.findings.refuse(
                .conflictingChoice, at: second.value, "`\(address.text)` is to be open and closed",
                related: [.init(location: first.value, message: "open here")])
            return nil
        }
    }

    func reportUnused(_ usage: ChoiceUsage, _ findings: inout Findings) {
        open.reportUnused("enum that is generated", usage, &findings)
        closed.reportUnused("enum that is generated", usage, &findings)
    }
}
