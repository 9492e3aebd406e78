import Diagnostics

extension Rule {
    /// A file that was named as an overlay is none, or of a version that is not read.
    package static let overlayNotOverlay = Rule(
        id: "overlay.not-overlay", level: .error, page: PackageResources.overlay_not_overlay_md)
    /// A field of an overlay is missing or of the wrong kind.
    package static let overlayField = Rule(id: "overlay.field", level: .error, page: PackageResources.overlay_field_md)
    /// A field that Overlay does not have.
    package static let overlayUnknownField = Rule(
        id: "overlay.unknown-field", level: .warning, page: PackageResources.overlay_unknown_field_md)
    /// A target is no JSONPath.
    package static let overlayTarget = Rule(
        id: "overlay.target", level: .error, page: PackageResources.overlay_target_md)
    /// A target selects nothing.
    package static let overlayNoTarget = Rule(
        id: "overlay.no-target", level: .warning, page: PackageResources.overlay_no_target_md)
    /// An update does not fit what it is to change.
    package static let overlayUpdate = Rule(
        id: "overlay.update", level: .error, page: PackageResources.overlay_update_md)
    /// The whole document is to be removed.
    package static let overlayRoot = Rule(id: "overlay.root", level: .error, page: PackageResources.overlay_root_md)
    /// An overlay is applied to another document than the one that it names.
    package static let overlayExtends = Rule(
        id: "overlay.extends", level: .warning, page: PackageResources.overlay_extends_md)
    /// A target takes more time than any needs.
    package static let overlayLimit = Rule(id: "overlay.limit", level: .error, page: PackageResources.overlay_limit_md)

    /// Every rule that applying overlays raises.
    package static let overlayRules: [Rule] = [
        overlayNotOverlay, overlayField, overlayUnknownField, overlayTarget, overlayNoTarget, overlayUpdate,
        overlayRoot,
        overlayExtends, overlayLimit,
    ]
}
