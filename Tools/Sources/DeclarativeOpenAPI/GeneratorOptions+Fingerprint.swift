import Configuration

extension GeneratorOptions {
    /// A text that is equal for equal options and different for different ones; positions in the file do not matter.
    package var fingerprint: String {
        let parts =
            [enumName ?? ""] + excludedSchemes.sorted() + [""] + querySlots.sorted() + [""]
            + allowedRules.sorted() + laterParts
        return parts.joined(separator: "\n")
    }

    /// The options after the first four, each on a line of its own.
    private var laterParts: [String] {
        var parts: [String] = []
        func add(_ key: String, _ values: [String]) {
            parts += values.map { "\(key): \(String(reflecting: $0))" }
        }
        for (key, selectors) in [("include", resolve.include), ("exclude", resolve.exclude)] {
            guard let selectors else { continue }
            add("\(key).tags", selectors.tags.map(\.value.text))
            add("\(key).paths", selectors.paths.map(\.value.text))
            add("\(key).operations", selectors.operations.map(\.value.text))
            add("\(key).schemes", selectors.schemes.map(\.value.text))
            add("\(key).deprecated", selectors.deprecated.map { [String($0.value)] } ?? [])
            add(key, [""])
        }
        add("names.operations", resolve.names.operations.map(\.part))
        add("names.schemas", resolve.names.schemas.map(\.part))
        add("names.properties", resolve.names.properties.map(\.part))
        add("names.cases", resolve.names.cases.map(\.part))
        add("names.parameters", resolve.names.parameters.map(\.part))
        add("types.formats", resolve.types.formats.map(\.part))
        add("types.schemas", resolve.types.schemas.map(\.part))
        add("types.properties", resolve.types.properties.map(\.part))
        add("types.import", resolve.types.imports)
        add("enums.open", resolve.enums.open.map(\.value.text))
        add("enums.closed", resolve.enums.closed.map(\.value.text))
        add("sharing", resolve.sharing == .place ? [] : [resolve.sharing.rawValue])
        add("access", access == .public ? [] : [access.rawValue])
        add("files", files == .one ? [] : [files.rawValue])
        add("overlays", overlays.map(\.text))
        add("root", root.map { [$0.text] } ?? [])
        add("remote", remote.map { [$0.text] } ?? [])
        add("deny", deniedRules.sorted())
        return parts
    }
}

extension Renaming {
    fileprivate var part: String { "\(String(reflecting: pattern.value.text)): \(name.value)" }
}

extension Retyping {
    fileprivate var part: String { "\(String(reflecting: pattern.value.text)): \(type.value)" }
}
