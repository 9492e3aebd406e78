import Configuration
import Diagnostics

/// The enums and unions that the configuration makes open or closed.
struct EnumChoices {
    private let open: AddressPatterns<SourceLocation>
    private let closed: AddressPatterns<SourceLocation>

    init(_ options: OpennessOptions) {
        open = AddressPatterns(options.open.map { ($0, $0.location) }, as: .openEnums)
        closed = AddressPatterns(options.closed.map { ($0, $0.location) }, as: .closedEnums)
    }

    /// Whether the configuration makes an enum open or closed; nil if it says neither.
    func isOpen(_ address: Address, _ draft: inout Draft) -> Bool? {
        // Here a star also matches dots: `*` fits every enum, nested or not.
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
