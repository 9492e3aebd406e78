import OpenAPIGrammar
import YAML

/// The whole document: its own fields first, then the components that they refer to.
struct DocumentCopy {
    let root: Node
    let selection: Selection

    func value(_ copier: inout Copier) -> Value {
        let assembled: Set = ["paths", "webhooks", "components", "tags"]
        let own = copier.object(root, .document) { assembled.contains($0) }
        var fields: [Value.Field] = if case .mapping(let fields) = own { fields } else { [] }
        if root["paths"] != nil { fields.append(Value.Field("paths", paths(&copier))) }
        if selection.isWhole, let webhooks = root["webhooks"] {
            fields.append(Value.Field("webhooks", copier.copy(webhooks, as: .names(.object(.pathItem))).sorted))
        }
        if let tags = tags(&copier) { fields.append(Value.Field("tags", tags)) }
        let components = components(&copier)
        if !components.isEmpty { fields.append(Value.Field("components", .mapping(components))) }
        return .mapping(
            fields.map { (rank: ObjectKind.document.sliceRank(of: $0.name), field: $0) }
                .sorted { ($0.rank, $0.field.name) < ($1.rank, $1.field.name) }
                .map(\.field))
    }

    private func paths(_ copier: inout Copier) -> Value {
        let entries = (root["paths"]?.mapping?.entries ?? []).filter { !$0.key.text.hasPrefix("x-") }
        let fields: [Value.Field] = entries.compactMap { key, item in
            if selection.isWhole { return Value.Field(key.text, copier.copy(item, as: .object(.pathItem))) }
            let target = PathItemReference.target(of: item, in: root)
            let kept = PathItemMethod.names.filter {
                target[$0] != nil && selection.keeps(OperationEntry.RequestLine(path: key.text, method: $0))
            }
            if kept.isEmpty { return nil }
            let others = Set(PathItemMethod.names + ["additionalOperations"]).subtracting(kept)
            return Value.Field(key.text, copier.object(target, .pathItem) { others.contains($0) })
        }
        return Value.mapping(fields).sorted
    }

    private func tags(_ copier: inout Copier) -> Value? {
        guard let tags = root["tags"]?.sequence else { return nil }
        let kept = tags.filter { tag in tag["name"]?.text.map { selection.keeps(tag: $0) } ?? true }
        return kept.isEmpty && !tags.isEmpty ? nil : .sequence(kept.map { copier.copy($0, as: .object(.tag)) })
    }

    private func components(_ copier: inout Copier) -> [Value.Field] {
        if selection.isWhole {
            for (section, names) in root["components"]?.mapping?.entries ?? [] {
                guard ObjectKind(section: section.text) != nil else { continue }
                for (name, _) in names.mapping?.entries ?? [] {
                    copier.references.keep(Component(section: section.text, name: name.text))
                }
            }
        }
        var copies: [String: [Value.Field]] = [:]
        while let component = copier.references.next() {
            guard let node = root["components"]?[component.section]?[component.name] else { continue }
            let shape = ObjectKind(section: component.section).map(FieldValue.object) ?? .free
            let copy = copier.copy(node, as: shape)
            copies[component.section, default: []].append(Value.Field(component.name, copy))
        }
        // After all copies, since only then all statuses that refer to a response are known.
        copies["responses"] = copies["responses"]?.map {
            Value.Field($0.name, copier.describe($0.value, named: $0.name))
        }
        let order = ObjectKind.sections.map(\.name)
        let sections = order + copies.keys.filter { !order.contains($0) }.sorted()
        return sections.compactMap { name in copies[name].map { Value.Field(name, Value.mapping($0).sorted) } }
    }
}
