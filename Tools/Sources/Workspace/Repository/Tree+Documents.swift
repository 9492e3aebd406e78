import Diagnostics
import FileAccess
import YAML

extension Tree {
    /// Reads a document that a `backend.yaml` names at a place.
    func document(_ path: String, namedAt location: SourceLocation) throws(Halt) -> SourceFile {
        do throws(FileProblem) {
            return try document(path)
        } catch {
            throw Halt(error.diagnostic(at: location))
        }
    }

    /// The overlays of a backend, in the order in which they are applied.
    func overlays(of configuration: BackendConfiguration) throws(Halt) -> [SourceFile] {
        var overlays: [SourceFile] = []
        for overlay in configuration.options.overlays {
            overlays.append(try document(overlay.path, namedAt: overlay.location))
        }
        return overlays
    }
}
