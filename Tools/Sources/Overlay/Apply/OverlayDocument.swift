import Diagnostics
import YAML

/// An Overlay document of version 1.0 (OpenAPI Initiative), as typed values.
struct OverlayDocument {
    /// One change of the document.
    struct Action {
        /// The target of the change.
        let path: JSONPath
        /// The path as the document writes it.
        let text: String
        let location: SourceLocation
        let change: Change
    }

    enum Change {
        case remove
        case update(Node)
    }

    /// In the order in which they apply.
    var actions: [Action] = []
    /// The document that the overlay is meant for, if it names one.
    var extends: (text: String, location: SourceLocation)?
}

/// Reads Overlay documents.
struct OverlayReader {
    private var sink: DiagnosticSink

    /// The Overlay document of a tree. Faulty parts are reported and left out.
    static func read(_ root: Node, sink: inout DiagnosticSink) -> OverlayDocument {
        var reader = OverlayReader(sink: sink)
        defer { sink = reader.sink }
        return reader.read(root)
    }

    private mutating func read(_ root: Node) -> OverlayDocument {
        var document = OverlayDocument()
        guard let mapping = root.mapping, let version = mapping["overlay"] else {
            sink.report(
                .overlayNotOverlay, at: root.location,
                "this is no Overlay document: it has no `overlay` field that states its version, such as 1.0.0")
            return document
        }
        guard let text = version.text, text.hasPrefix("1.0.") || text == "1.0" else {
            sink.report(
                .overlayNotOverlay, at: version.location,
                "Overlay version `\(version.text ?? version.kindDescription)` is not read; 1.0 is")
            return document
        }
        checkFields(of: mapping, known: ["overlay", "info", "extends", "actions"], of: "an Overlay document")
        checkInfo(mapping, root)
        if let extends = mapping["extends"], let text = self.text(extends, "extends") {
            document.extends = (text, extends.location)
        }
        guard let actions = mapping["actions"]?.sequence, !actions.isEmpty else {
            sink.report(
                .overlayField, at: mapping["actions"]?.location ?? root.location,
                "an Overlay document has `actions`, a list of one at least")
            return document
        }
        document.actions = actions.compactMap { action($0) }
        return document
    }

    private mutating func checkInfo(_ mapping: Mapping, _ root: Node) {
        guard let info = mapping["info"]?.mapping else {
            sink.report(
                .overlayField, at: mapping["info"]?.location ?? root.location,
                "an Overlay document has an `info` with `title` and `version`")
            return
        }
        checkFields(of: info, known: ["title", "version"], of: "an info of an Overlay document")
        for field in ["title", "version"] where info[field]?.text == nil {
            sink.report(
                .overlayField, at: info[field]?.location ?? mapping.entry("info")?.key.location ?? root.location,
                "the info of an Overlay document needs a `\(field)`, which is text")
        }
    }

    /// nil for an action that has a fault, which is reported, or that changes nothing.
    private mutating func action(_ node: Node) -> OverlayDocument.Action? {
        guard let mapping = node.mapping else {
            sink.report(.overlayField, at: node.location, "an action is a mapping, not \(node.kindDescription)")
            return nil
        }
        checkFields(of: mapping, known: ["target", "description", "update", "remove"], of: "an action")
        if let description = mapping["description"] { _ = text(description, "description") }
        let removes = remove(mapping)
        guard let target = mapping["target"] else {
            sink.report(.overlayField, at: node.location, "an action needs a `target`, a JSONPath")
            return nil
        }
        guard let text = self.text(target, "target"), let path = path(text, at: target) else { return nil }
        if removes {
            return .init(path: path, text: text, location: target.location, change: .remove)
        }
        guard let update = mapping["update"] else {
            sink.report(
                .overlayField, at: node.location,
                "an action has an `update`, or `remove: true`; this one changes nothing")
            return nil
        }
        return .init(path: path, text: text, location: target.location, change: .update(update))
    }

    private mutating func remove(_ mapping: Mapping) -> Bool {
        guard let remove = mapping["remove"] else { return false }
        guard let value = remove.boolean else {
            sink.report(
                .overlayField, at: remove.location, "`remove` is true or false, not \(remove.kindDescription)")
            return false
        }
        return value
    }

    private mutating func path(_ text: String, at target: Node) -> JSONPath? {
        do {
            return try JSONPath(text)
        } catch {
            let place = error.offset.map { " (at character \($0 + 1) of `\(text)`)" } ?? ""
            sink.report(.overlayTarget, at: target.location, "`target` is no JSONPath: \(error.message)\(place)")
            return nil
        }
    }

    private mutating func text(_ node: Node, _ field: String) -> String? {
        guard let text = node.text, !node.isNull else {
            sink.report(.overlayField, at: node.location, "`\(field)` is text, not \(node.kindDescription)")
            return nil
        }
        return text
    }

    private mutating func checkFields(of mapping: Mapping, known: [String], of what: String) {
        for (key, _) in mapping.entries where !known.contains(key.text) && !key.text.hasPrefix("x-") {
            let hint = NearestSpelling.hint(for: key.text, among: known)
            sink.report(
                .overlayUnknownField, at: key.location,
                "Overlay has no field `\(key.text)` in \(what); it is not read\(hint)")
        }
    }
}
