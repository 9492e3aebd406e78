import Diagnostics

/// The merge key `<<`: it adds the entries of other mappings, except for keys that the mapping already has.
///
/// YAML 1.2 does not define it, but published documents rely on it (yaml.org/type/merge.html).
enum MergeKey {
    /// The text of the key, which must be plain.
    static let text = "<<"

    /// Replaces the merge keys at the positions `merges` by the entries of their mappings; if several mappings have a
    /// key, the first one wins.
    static func expand(
        _ entries: ArraySlice<Mapping.Entry>, mergesAt merges: [Int], sink: inout DiagnosticSink
    ) -> [Mapping.Entry] {
        let isMerge = Set(merges)
        var known = Set(entries.indices.filter { !isMerge.contains($0) }.map { entries[$0].key.text })
        var expanded: [Mapping.Entry] = []
        for position in entries.indices {
            guard isMerge.contains(position) else {
                expanded.append(entries[position])
                continue
            }
            for mapping in sources(of: entries[position].value, sink: &sink) {
                expanded += mapping.entries.filter { known.insert($0.key.text).inserted }
            }
        }
        return expanded
    }

    private static func sources(of value: Node, sink: inout DiagnosticSink) -> [Mapping] {
        switch value.content {
        case .mapping(let mapping): return [mapping]
        case .sequence(let items): return items.flatMap { sources(of: $0, sink: &sink) }
        case .scalar:
            let message = "a merge key << takes a mapping or a list of mappings, but this is \(value.kindDescription)"
            sink.report(.yamlMerge, at: value.location, message)
            return []
        }
    }
}
