import Diagnostics
import YAML

extension ConfigurationFile {
    /// Reads a configuration file. If the file is not valid, it reports the errors to `sink` and returns nil.
    ///
    /// - Parameter rules: All rules that `allow` and `deny` can name.
    package static func read(
        _ file: SourceFile, rules: [Rule], sink: inout DiagnosticSink
    ) -> ConfigurationFile? {
        var own = DiagnosticSink()
        defer { for diagnostic in own.diagnostics { sink.report(diagnostic) } }
        let root: Node
        do {
            root = try DocumentReader.read(file, sink: &own)
        } catch {
            own.report(error.diagnostic)
            return nil
        }
        guard let mapping = root.mapping else {
            own.report(
                .backendValue, at: root.location, "a backend.yaml is a mapping, this is \(root.kindDescription)")
            return nil
        }
        var check = ConfigurationCheck(sink: own)
        check.check(mapping, ConfigurationTable.keys)
        own = check.sink
        let configuration = ConfigurationFile(mapping, file: file.name)
        RuleLists.check(configuration, rules: rules, sink: &own)
        return own.hasErrors ? nil : configuration
    }

    /// Takes the valid values; the others have been reported.
    private init(_ mapping: Mapping, file: String) {
        self.init(file)
        name = mapping.text("name")
        module = mapping.text("module")
        spec = mapping.text("spec")
        version = mapping.text("version")
        linuxLibraries = mapping["linuxLibraries"].map { node in
            Located(mapping.texts("linuxLibraries").map(\.value), at: node.location)
        }
        enumName = mapping.text("enumName")
        include = mapping["include"].flatMap(Selectors.init)
        exclude = mapping["exclude"].flatMap(Selectors.init)
        excludeSchemes = mapping.texts("excludeSchemes")
        slots = mapping.texts("slots")
        if let node = mapping["names"] { names = NameOptions(node) }
        if let node = mapping["types"] { types = TypeOptions(node) }
        if let section = mapping["enums"]?.mapping {
            enums.open = section.globs("open")
            enums.closed = section.globs("closed")
        }
        sharing = mapping.text("sharing")
        access = mapping.text("access")
        files = mapping.text("files")
        overlays = mapping.texts("overlays").map { ConfiguredPath($0.value, at: $0.location) }
        root = mapping.text("root").map { ConfiguredPath($0.value, at: $0.location) }
        remote = mapping.text("remote").map { ConfiguredPath($0.value, at: $0.location) }
        allow = mapping.texts("allow")
        deny = mapping.texts("deny")
    }
}

extension Selectors {
    fileprivate init?(_ node: Node) {
        guard let mapping = node.mapping else { return nil }
        self.init(location: node.location)
        tags = mapping.globs("tags")
        paths = mapping.globs("paths")
        operations = mapping.globs("operations")
        schemes = mapping.globs("schemes")
        deprecated = mapping["deprecated"].flatMap { node in node.boolean.map { Located($0, at: node.location) } }
    }
}

extension NameOptions {
    fileprivate init(_ node: Node) {
        self.init()
        operations = Self.renamings(node["operations"])
        schemas = Self.renamings(node["schemas"])
        properties = Self.renamings(node["properties"])
        cases = Self.renamings(node["cases"])
        parameters = Self.renamings(node["parameters"])
    }

    private static func renamings(_ node: Node?) -> [Renaming] {
        (node?.mapping?.entries ?? []).compactMap { key, value in
            value.string.map {
                Renaming(pattern: Located(Glob(key.text), at: key.location), name: Located($0, at: value.location))
            }
        }
    }
}

extension TypeOptions {
    fileprivate init(_ node: Node) {
        self.init()
        formats = Self.retypings(node["formats"])
        schemas = Self.retypings(node["schemas"])
        properties = Self.retypings(node["properties"])
        imports = node.mapping?.texts("import").map(\.value) ?? []
    }

    private static func retypings(_ node: Node?) -> [Retyping] {
        (node?.mapping?.entries ?? []).compactMap { key, value in
            value.string.flatMap(WrittenType.init).map {
                Retyping(pattern: Located(Glob(key.text), at: key.location), type: Located($0, at: value.location))
            }
        }
    }
}

extension Mapping {
    fileprivate func text(_ key: String) -> Located<String>? {
        self[key].flatMap { node in node.string.map { Located($0, at: node.location) } }
    }

    fileprivate func texts(_ key: String) -> [Located<String>] {
        (self[key]?.sequence ?? []).compactMap { node in node.string.map { Located($0, at: node.location) } }
    }

    fileprivate func globs(_ key: String) -> [Located<Glob>] {
        texts(key).map { Located(Glob($0.value), at: $0.location) }
    }
}
