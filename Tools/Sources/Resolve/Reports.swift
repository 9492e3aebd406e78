import Diagnostics
import OpenAPIDocument

/// The sink, and how many refusals resolving has met: an operation whose resolving adds one is itself refused.
struct Reports {
    var sink: DiagnosticSink
    private(set) var refusals = 0

    init(_ sink: DiagnosticSink) {
        self.sink = sink
    }

    mutating func report(_ rule: Rule, at location: SourceLocation, _ message: String) {
        sink.report(rule, at: location, message)
    }

    /// Reports what leaves the operation or schema at hand without a meaning.
    mutating func refuse(
        _ rule: Rule, at location: SourceLocation, _ message: String, related: [Diagnostic.Related] = []
    ) {
        refusals += 1
        sink.report(rule, at: location, message, related: related)
    }

    /// Refuses what is at hand for a fault that was reported elsewhere.
    mutating func refuse() {
        refusals += 1
    }

    mutating func refuse(_ reference: Reference, _ fault: ReferenceFault) {
        refusals += 1
        report(reference, fault)
    }

    /// Reports a reference that cannot be followed without refusing what holds it.
    mutating func report(_ reference: Reference, _ fault: ReferenceFault) {
        switch fault {
        case .unresolved:
            sink.report(
                .unresolvedReference, at: reference.location,
                "`\(reference.text)` leads nowhere: the document has nothing there",
                also: "the same is referred to here")
        case .refused: break
        case .circular:
            sink.report(
                .circularReference, at: reference.location, "`\(reference.text)` leads back to itself")
        }
    }
}
