import Diagnostics
import YAML

/// Makes one change at all of its targets in one pass, the innermost first.
struct TreeChange {
    private let action: OverlayDocument.Action
    private(set) var sink: DiagnosticSink
    /// The number of items and members that were copied.
    private(set) var copied = 0

    init(action: OverlayDocument.Action, sink: DiagnosticSink) {
        self.action = action
        self.sink = sink
    }

    /// The root of the changed tree.
    mutating func changed(_ root: Node, at targets: Targets) -> Node {
        guard let changed = change(root, targets) else {
            sink.report(
                .overlayRoot, at: action.location, "`\(action.text)` is the whole document, which cannot be removed")
            return root
        }
        return changed
    }

    /// The changed node; nil when it is removed.
    private mutating func change(_ node: Node, _ targets: Targets) -> Node? {
        if targets.isTarget, case .remove = action.change { return nil }
        var changed = node
        if !targets.below.isEmpty {
            switch node.content {
            case .scalar: break
            case .sequence(let items):
                copied += items.count
                var kept: [Node] = []
                for (position, item) in items.enumerated() {
                    guard let inner = targets.below[.index(position)] else {
                        kept.append(item)
                        continue
                    }
                    if let item = change(item, inner) { kept.append(item) }
                }
                changed = node.with(.sequence(kept))
            case .mapping(let mapping):
                copied += mapping.entries.count
                var kept: [Mapping.Entry] = []
                for (key, value) in mapping.entries {
                    guard let inner = targets.below[.key(key.text)] else {
                        kept.append((key, value))
                        continue
                    }
                    if let value = change(value, inner) { kept.append((key, value)) }
                }
                changed = node.with(.mapping(Mapping(unique: kept)))
            }
        }
        guard targets.isTarget, case .update(let update) = action.change else { return changed }
        return updated(changed, update)
    }

    /// A target with its update. An object is merged with an object; a list gets one more item, or the items of a list.
    private mutating func updated(_ target: Node, _ update: Node) -> Node {
        switch (target.content, update.content) {
        case (.mapping, .mapping): return merged(target, update)
        case (.mapping, _):
            sink.report(
                .overlayUpdate, at: update.location,
                "`\(action.text)` selects an object, which is updated by an object, not by \(update.kindDescription)",
                related: [.init(location: target.location, message: "the object is here")])
            return target
        case (.sequence(let items), .sequence(let more)):
            copied += items.count + more.count
            return target.with(.sequence(items + more))
        case (.sequence(let items), _):
            copied += items.count
            return target.with(.sequence(items + [update]))
        case (.scalar, _):
            sink.report(
                .overlayUpdate, at: action.location,
                "`\(action.text)` selects \(target.kindDescription), and only objects and lists can be updated; select "
                    + "the object or list that holds it, and update that",
                related: [.init(location: target.location, message: "the value is here")])
            return target
        }
    }

    /// Objects merge member by member, lists are joined, and anything else is replaced.
    private mutating func merged(_ target: Node, _ update: Node) -> Node {
        switch (target.content, update.content) {
        case (.mapping(let old), .mapping(let new)):
            copied += old.entries.count + new.entries.count
            var entries: [Mapping.Entry] = []
            for (key, value) in old.entries {
                entries.append((key, new[key.text].map { merged(value, $0) } ?? value))
            }
            entries += new.entries.filter { old[$0.key.text] == nil }
            return target.with(.mapping(Mapping(unique: entries)))
        case (.sequence(let old), .sequence(let new)):
            copied += old.count + new.count
            return target.with(.sequence(old + new))
        default: return update
        }
    }
}
