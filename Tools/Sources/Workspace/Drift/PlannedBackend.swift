import Diagnostics
import YAML

/// A backend with its plan, or with the findings that prevent one.
struct PlannedBackend: Sendable {
    let backend: Survey.Backend
    /// nil if the document could not be read.
    let plan: BackendPlan?
    let diagnostics: [Diagnostic]
    /// The files of the document, for showing their lines.
    let sources: [SourceFile]
    /// The duration of reading and generating.
    let duration: Duration

    var isRefused: Bool { plan?.isRefused ?? true }

    /// Plans one backend.
    init(_ backend: Survey.Backend, in tree: Tree, head: ManifestHead) {
        let clock = ContinuousClock()
        let start = clock.now
        self.backend = backend
        do throws(Halt) {
            let spec = try tree.input(of: backend.configuration)
            let overlays = try tree.overlays(of: backend.configuration)
            let plan = BackendPlan.plan(backend, spec: spec, overlays: overlays, head: head)
            self.plan = plan
            diagnostics = plan.diagnostics
            sources = plan.sources
        } catch {
            plan = nil
            diagnostics = [error.diagnostic]
            sources = []
        }
        duration = clock.now - start
    }

    /// Plans several backends, one on each core at a time; the result has the same order.
    static func all(_ backends: [Survey.Backend], in tree: Tree, head: ManifestHead) async -> [PlannedBackend] {
        await withTaskGroup(of: (Int, PlannedBackend).self) { group in
            for (index, backend) in backends.enumerated() {
                group.addTask { (index, PlannedBackend(backend, in: tree, head: head)) }
            }
            var planned: [PlannedBackend?] = Array(repeating: nil, count: backends.count)
            for await (index, result) in group { planned[index] = result }
            return planned.compactMap { $0 }
        }
    }
}
