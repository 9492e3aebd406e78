/// Where a backend's package takes the runtime from.
enum RuntimeDependency: Hashable, Sendable {
    /// The folder of this repository.
    case sibling
    /// A package of its own, from this version on.
    case released(url: String, from: String)

    /// What the manifest's first comment says.
    var note: String {
        switch self {
        case .sibling: "Made by ./workspace regenerate from backend.yaml; do not edit."
        case .released: "Made by ./workspace export from backend.yaml."
        }
    }

    /// The element of the package's dependencies.
    var declaration: String {
        switch self {
        case .sibling: ".package(path: \"../../Runtime\")"
        case .released(let url, let version): ".package(url: \"\(url)\", from: \"\(version)\")"
        }
    }

    /// A product of it, as an element of a target's dependencies.
    func product(_ name: String) -> String { ".product(name: \"\(name)\", package: \"\(package)\")" }

    /// What SwiftPM knows the package by: the last step of its place, without `.git`.
    private var package: String {
        switch self {
        case .sibling: return "Runtime"
        case .released(let url, _):
            let name = url.split(separator: "/").last.map(String.init) ?? url
            return name.hasSuffix(".git") ? String(name.dropLast(4)) : name
        }
    }
}
