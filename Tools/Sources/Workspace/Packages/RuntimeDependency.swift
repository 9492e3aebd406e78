/// The source of the runtime for a backend's package.
enum RuntimeDependency: Hashable, Sendable {
    /// The folder of this repository.
    case sibling
    /// A separate package, from this version on.
    case released(url: String, from: String)

    /// The first comment of the manifest.
    var note: String {
        switch self {
        case .sibling: "Made by ./workspace regenerate from backend.yaml; do not edit."
        case .released: "Made by ./workspace export from backend.yaml."
        }
    }

    /// The element in the dependencies of the package.
    var declaration: String {
        switch self {
        case .sibling: ".package(path: \"../../Runtime\")"
        case .released(let url, let version): ".package(url: \"\(url)\", from: \"\(version)\")"
        }
    }

    /// A product of the runtime, as an element in the dependencies of a target.
    func product(_ name: String) -> String { ".product(name: \"\(name)\", package: \"\(package)\")" }

    /// The identity of the package in SwiftPM: the last component of its location, without `.git`.
    private var package: String {
        switch self {
        case .sibling: return "Runtime"
        case .released(let url, _):
            let name = url.split(separator: "/").last.map(String.init) ?? url
            return name.hasSuffix(".git") ? String(name.dropLast(4)) : name
        }
    }
}
