import CommandSupport
import DeclarativeOpenAPI
import Diagnostics
import YAML

/// Reads the values of a `backend.yaml`, reporting each that its key cannot have.
struct ValueReader {
    let mapping: Mapping
    let whole: SourceLocation
    var sink: DiagnosticSink

    /// Where a key's value stands, or the whole file where the key is left out.
    func place(_ key: ConfigurationKey) -> SourceLocation { mapping[key.rawValue]?.location ?? whole }

    mutating func string(_ key: ConfigurationKey) -> String? {
        guard let node = mapping[key.rawValue] else { return nil }
        guard let string = node.string, !string.isEmpty else {
            reject(key, "has to be a string, this is \(node.string == nil ? node.kindDescription : "empty")")
            return nil
        }
        return string
    }

    mutating func strings(_ key: ConfigurationKey) -> [String] {
        guard let node = mapping[key.rawValue] else { return [] }
        guard let items = node.sequence else {
            reject(key, "has to be a list of strings, this is \(node.kindDescription)")
            return []
        }
        return items.compactMap { item in
            if let string = item.string, !string.isEmpty { return string }
            sink.report(
                .backendValue, at: item.location,
                "\(key.rawValue) has to be a list of strings, this is \(item.kindDescription)")
            return nil
        }
    }

    /// A path that stays inside the repository.
    mutating func spec() -> String? {
        guard mapping[ConfigurationKey.spec.rawValue] != nil else {
            sink.report(
                .backendIncomplete, at: whole, "spec is missing: the path of the document, as Specs/petstore.yaml")
            return nil
        }
        guard let spec = string(.spec) else { return nil }
        let steps = spec.split(separator: "/", omittingEmptySubsequences: false)
        guard !steps.contains(where: { $0.isEmpty || $0 == "." || $0 == ".." }) else {
            reject(.spec, "has to be a path from the root of the repository, as Specs/petstore.yaml")
            return nil
        }
        return spec
    }

    mutating func version() -> String? {
        guard let node = mapping[ConfigurationKey.version.rawValue] else {
            sink.report(.backendIncomplete, at: whole, "version is missing: the semantic version, as 1.0.0")
            return nil
        }
        guard let text = node.text, SemanticVersion.isValid(text) else {
            reject(.version, "has to be a semantic version, as 1.0.0")
            return nil
        }
        return text
    }

    mutating func rules() -> Set<String> {
        let ids = Generator.rules.filter { $0.level != .error }.map(\.id)
        for item in mapping[ConfigurationKey.allow.rawValue]?.sequence ?? [] {
            guard let id = item.string, !ids.contains(id) else { continue }
            let isError = Generator.rules.contains { $0.id == id }
            let message =
                isError
                ? "\(id) is always an error, it cannot be allowed"
                : "there is no rule \(id)\(NearestSpelling.hint(for: id, among: ids))"
            sink.report(.backendValue, at: item.location, message)
        }
        return Set(strings(.allow))
    }

    /// Names that a linker takes behind `-l`; they go into manifests as they are.
    mutating func libraries() -> [String] {
        let names = strings(.linuxLibraries)
        for name in names where !ModuleName.isLibraryName(name) {
            reject(.linuxLibraries, "names libraries as the linker does, as crypto for libcrypto; this is \(name)")
        }
        return names
    }

    /// Checks what may come from the folder's name as well.
    mutating func checkDerived(name: String, module: String, folder: String) {
        if !ModuleName.isPackageName(name) {
            let source = mapping[ConfigurationKey.name.rawValue] == nil ? "the folder's name \(folder)" : "name"
            sink.report(
                .backendValue, at: place(.name),
                "\(source) has to be letters, digits, - and _ to name a package; set name")
        }
        if !ModuleName.isValid(module) {
            sink.report(
                .backendValue, at: place(.module),
                "module has to be a Swift identifier of ASCII letters, digits and _, this is \(module)")
        } else if ModuleName.isTaken(module) {
            sink.report(.backendValue, at: place(.module), "a module \(module) exists already")
        }
    }

    private mutating func reject(_ key: ConfigurationKey, _ sentence: String) {
        sink.report(.backendValue, at: place(key), "\(key.rawValue) \(sentence)")
    }
}
