import Diagnostics

extension Rule {
    /// A file that was named as an overlay is none, or of a version that is not read.
    package static let overlayNotOverlay = Rule(
        id: "overlay.not-overlay", level: .error, summary: "A file that was named as an overlay is none.",
        page: .overlayNotOverlay)
    /// A field of an overlay is missing or of the wrong kind.
    package static let overlayField = Rule(
        id: "overlay.field", level: .error, summary: "A field of an overlay is missing, or holds what it cannot hold.",
        page: .overlayField)
    /// A field that Overlay does not have.
    package static let overlayUnknownField = Rule(
        id: "overlay.unknown-field", level: .warning, summary: "Overlay has no field of that name.",
        page: .overlayUnknownField)
    /// A target is no JSONPath.
    package static let overlayTarget = Rule(
        id: "overlay.target", level: .error, summary: "The target of an action is no JSONPath.", page: .overlayTarget)
    /// A target selects nothing.
    package static let overlayNoTarget = Rule(
        id: "overlay.no-target", level: .warning, summary: "The target of an action selects nothing.",
        page: .overlayNoTarget)
    /// An update does not fit what it is to change.
    package static let overlayUpdate = Rule(
        id: "overlay.update", level: .error, summary: "An update does not fit what its target selects.",
        page: .overlayUpdate)
    /// The whole document is to be removed.
    package static let overlayRoot = Rule(
        id: "overlay.root", level: .error, summary: "An action removes the whole document.", page: .overlayRoot)
    /// An overlay is applied to another document than the one that it names.
    package static let overlayExtends = Rule(
        id: "overlay.extends", level: .warning, summary: "An overlay is meant for another document.",
        page: .overlayExtends)
    /// A target takes more time than any needs.
    package static let overlayLimit = Rule(
        id: "overlay.limit", level: .error, summary: "The target of an action looks at too many values.",
        page: .overlayLimit)

    /// Every rule that applying overlays raises.
    package static let overlayRules: [Rule] = [
        overlayNotOverlay, overlayField, overlayUnknownField, overlayTarget, overlayNoTarget, overlayUpdate,
        overlayRoot,
        overlayExtends, overlayLimit,
    ]
}
