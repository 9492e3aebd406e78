import Diagnostics
import YAML

/// Applies Overlay documents (Overlay 1.0) to a document's tree before it is read.
package struct Overlay {
    private var tree: Node
    private var sink: DiagnosticSink
    /// The number of values that were added.
    private var added = 0
    /// The number of values that all actions together may visit, and the number that is left of it.
    private let work: Int
    private var left: Int

    private init(tree: Node, work: Int, sink: DiagnosticSink) {
        self.tree = tree
        self.sink = sink
        self.work = work
        left = work
    }

    /// The tree with the changes of overlays, applied one after the other.
    ///
    /// Added values keep their location in the overlay, so that a finding about them points there. Faults are reported,
    /// and a faulty action is not applied.
    ///
    /// - Parameters:
    ///   - overlays: The roots of the overlays, in the order in which they apply.
    ///   - tree: The root of the document.
    package static func apply(_ overlays: [Node], to tree: Node, sink: inout DiagnosticSink) -> Node {
        guard !overlays.isEmpty else { return tree }
        let work = TreeSize.lookedAt + TreeSize.lookedAtForEach * TreeSize(of: tree).nodes
        return apply(overlays, to: tree, lookingAt: work, sink: &sink)
    }

    /// The same with a limit on the values that all actions together may visit.
    static func apply(
        _ overlays: [Node], to tree: Node, lookingAt work: Int, sink: inout DiagnosticSink
    ) -> Node {
        var overlay = Overlay(tree: tree, work: work, sink: sink)
        for root in overlays { overlay.apply(root) }
        sink = overlay.sink
        guard let deep = TreeSize(of: overlay.tree).tooDeep else { return overlay.tree }
        sink.report(
            .overlayLimit, at: deep.location,
            "with its overlays the document nests deeper than \(TreeSize.depth) levels")
        return tree
    }

    private mutating func apply(_ root: Node) {
        let document = tree.file.name
        let overlay = OverlayReader.read(root, sink: &sink)
        if let (text, location) = overlay.extends, !Self.names(text, document) {
            sink.report(
                .overlayExtends, at: location, "this overlay is meant for `\(text)`, and is applied to `\(document)`")
        }
        for action in overlay.actions { apply(action) }
    }

    private mutating func apply(_ action: OverlayDocument.Action) {
        guard left >= 0 else { return }
        let places: [[JSONPath.Step]]
        do {
            places = try action.path.places(in: tree, work: &left)
        } catch {
            let message =
                left < 0
                ? "up to this target the overlays look at more than \(work) values; write targets with fewer `..`"
                : error.message
            sink.report(.overlayLimit, at: action.location, message)
            return
        }
        guard !places.isEmpty else {
            sink.report(
                .overlayNoTarget, at: action.location,
                "`\(action.text)` selects nothing in the document, so that this action changes nothing")
            return
        }
        if case .update(let update) = action.change {
            added += places.count * TreeSize(of: update).nodes
            guard added <= TreeSize.addedNodes else {
                sink.report(
                    .overlayLimit, at: action.location,
                    "the overlays put more than \(TreeSize.addedNodes) values into the document")
                return
            }
        }
        var change = TreeChange(action: action, sink: sink)
        tree = change.changed(tree, at: Targets(places))
        left -= change.copied
        sink = change.sink
    }

    /// Whether a URI reference may mean a document: its last part is the document's file name. Folders are not
    /// compared, since overlay and document may have been moved together.
    private static func names(_ reference: String, _ document: String) -> Bool {
        func last(_ text: String) -> Substring? {
            text.prefix { $0 != "#" && $0 != "?" }.split(separator: "/").last
        }
        return last(reference) == last(document)
    }
}
