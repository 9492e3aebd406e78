/// A target of C beside a backend's client: what Swift cannot do by itself on every platform, a system library's digest for
/// instance.
///
/// A plain target that links a library is no system-library target: one of those warns in every consumer's build when its
/// package is missing.
struct CTarget: Hashable, Sendable {
    let name: String
    let linuxLibraries: [String]

    /// The argument `linkerSettings`, or nil when there is nothing to link.
    var linkerSettings: String? {
        guard !linuxLibraries.isEmpty else { return nil }
        let settings = linuxLibraries.map { ".linkedLibrary(\"\($0)\", .when(platforms: [.linux]))" }
        return "linkerSettings: [\(settings.joined(separator: ", "))]"
    }

    /// The target's declaration; `path` where it is not `Sources/<name>`.
    func declaration(path: String?) -> String {
        let arguments = ["name: \"\(name)\"", path.map { "path: \"\($0)\"" }, linkerSettings].compactMap { $0 }
        return ".target(\n            " + arguments.joined(separator: ",\n            ") + ")"
    }
}
