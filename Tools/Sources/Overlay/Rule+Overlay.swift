import Diagnostics

extension Rule {
    /// A file that was named as an overlay is none, or of a version that is not read.
    package static let overlayNotOverlay = Rule(
        id: "overlay.not-overlay", level: .error, summary: "A file that was named as an overlay is none.",
        page: PackageResources.overlay_not_overlay_md)
    /// A field of an overlay is missing or of the wrong kind.
    package static let overlayField = Rule(
        id: "overlay.field", level: .error, summary: "A field of an overlay is missing, or holds what it cannot hold.",
        page: PackageResources.overlay_field_md)
    /// A field that Overlay does not have.
    package static let overlayUnknownField = Rule(
        id: "overlay.unknown-field", level: .warning, summary: "Overlay has no field of that name.",
        page: PackageResources.overlay_unknown_field_md)
    /// A target is no JSONPath.
    package static let overlayTarget = Rule(
        id: "overlay.target", level: .error, summary: "The target of an action is no JSONPath.",
        page: PackageResources.overlay_target_md)
    /// A target selects nothing.
    package static let overlayNoTarget = Rule(
        id: "overlay.no-target", level: .warning, summary: "The target of an action selects nothing.",
        page: PackageResources.overlay_no_target_md)
    /// An update does not fit what it is to change.
    package static let overlayUpdate = Rule(
        id: "overlay.update", level: .error, summary: "An update does not fit what its target selects.",
        page: PackageResources.overlay_update_md)
    /// The whole document is to be removed.
    package static let overlayRoot = Rule(
        id: "overlay.root", level: .error, summary: "An action removes the whole document.",
        page: PackageResources.overlay_root_md)
    /// An overlay is applied to another document than the one that it names.
    package static let overlayExtends = Rule(
        id: "overlay.extends", level: .warning, summary: "An overlay is meant for another document.",
        page: PackageResources.overlay_extends_md)
    /// A target takes more time than any needs.
    package static let overlayLimit = Rule(
        id: "overlay.limit", level: .error, summary: "The target of an action looks at too many values.",
        page: PackageResources.overlay_limit_md)

    /// Every rule that applying overlays raises.
    package static let overlayRules: [Rule] = [
        overlayNotOverlay, overlayField, overlayUnknownField, overlayTarget, overlayNoTarget, overlayUpdate,
        overlayRoot,
        overlayExtends, overlayLimit,
    ]
}
