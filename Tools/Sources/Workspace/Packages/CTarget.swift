/// A C target beside a backend's client, for functions that Swift does not have on every platform, such as the digest
/// of a system library.
///
/// It is a plain target that links a library. A system-library target would warn in the build of every app whose
/// machine lacks the package.
struct CTarget: Hashable, Sendable {
    let name: String
    let linuxLibraries: [String]

    /// The argument `linkerSettings`; nil if there is nothing to link.
    var linkerSettings: String? {
        guard !linuxLibraries.isEmpty else { return nil }
        let settings = linuxLibraries.map { ".linkedLibrary(\"\($0)\", .when(platforms: [.linux]))" }
        return "linkerSettings: [\(settings.joined(separator: ", "))]"
    }

    /// The declaration of the target, with `path` if it is not `Sources/<name>`.
    func declaration(path: String?) -> String {
        let arguments = ["name: \"\(name)\"", path.map { "path: \"\($0)\"" }, linkerSettings].compactMap { $0 }
        return ".target(\n            " + arguments.joined(separator: ",\n            ") + ")"
    }
}
