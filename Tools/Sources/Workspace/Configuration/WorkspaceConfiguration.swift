import CommandSupport
import Configuration
import Diagnostics
import YAML

/// What the `workspace.yaml` at the root says; a repository may do without one.
struct WorkspaceConfiguration: Sendable {
    /// Where the package of `Runtime/` is published.
    var runtimeURL: String?

    static let path = "workspace.yaml"

    /// Reads the file, and tells `sink` what is wrong with it.
    static func read(from tree: Tree, sink: inout DiagnosticSink) throws(FileProblem) -> WorkspaceConfiguration {
        var configuration = WorkspaceConfiguration()
        guard tree.exists(path) else { return configuration }
        let file = try tree.document(path)
        let root: Node
        do throws(Halt) {
            root = try DocumentReader.read(file, sink: &sink)
        } catch {
            sink.report(error.diagnostic)
            return configuration
        }
        guard let mapping = root.mapping else {
            sink.report(
                .backendValue, at: root.location, "a workspace.yaml is a mapping, this is \(root.kindDescription)")
            return configuration
        }
        for (key, value) in mapping.entries {
            guard key.text == "runtimeURL" else {
                sink.report(
                    .backendKey, at: key.location, "\(key.text) is not a key of a workspace.yaml; the key is runtimeURL"
                )
                continue
            }
            guard let url = value.string, PackageURL.isValid(url) else {
                sink.report(
                    .backendValue, at: value.location, "runtimeURL has to be \(PackageURL.description)")
                continue
            }
            configuration.runtimeURL = url
        }
        return configuration
    }
}
