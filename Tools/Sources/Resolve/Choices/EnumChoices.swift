import Configuration
import Diagnostics

/// Which enums and unions the user wants open, and which closed.
struct EnumChoices {
    private let open: Patterns<SourceLocation>
    private let closed: Patterns<SourceLocation>

    init(_ options: OpennessOptions) {
        open = Patterns(options.open.map { ($0, $0.location) })
        closed = Patterns(options.closed.map { ($0, $0.location) })
    }

    /// nil where the user does not say.
    func isOpen(_ address: Address, _ reports: inout Reports) -> Bool? {
        // A star stands for dots, too: `*` is every enum, wherever it stands.
        let open = open.match([Address(address.text), address])
        switch (open, closed.match([Address(address.text), address])) {
        case (nil, nil): return nil
        case (_?, nil): return true
        case (nil, _?): return false
        case (let first?, let second?):
            reports.refuse(
                .conflictingChoice, at: second.value, "`\(address.text)` is to be open and closed",
                related: [.init(location: first.value, message: "open here")])
            return nil
        }
    }

    func reportUnused(_ reports: inout Reports) {
        open.reportUnused("enum that is generated", &reports)
        closed.reportUnused("enum that is generated", &reports)
    }
}
