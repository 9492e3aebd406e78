import Diagnostics
import Normalise
import OpenAPIDocument

/// The findings about one part of the document, kept apart until it is known whether the part is generated.
struct Findings {
    private enum Item {
        case finding(Diagnostic)
        /// A fault that several locations can share: `also` is the message at each location after the first.
        case shared(Rule, at: SourceLocation, String, also: String)
    }

    private var items: [(item: Item, isRefusal: Bool)] = []
    /// Whether a fault refuses the part: it is then not generated.
    private(set) var isRefused = false
    var isEmpty: Bool { items.isEmpty }

    mutating func report(
        _ rule: Rule, at location: SourceLocation, _ message: String, related: [Diagnostic.Related] = []
    ) {
        items.append((.finding(Diagnostic(rule, at: location, message, related: related)), false))
    }

    /// Reports a fault that several locations can share as one finding, with `also` at each location after the first.
    mutating func report(_ rule: Rule, at location: SourceLocation, _ message: String, also: String) {
        items.append((.shared(rule, at: location, message, also: also), false))
    }

    /// Reports a fault that refuses the part.
    mutating func refuse(
        _ rule: Rule, at location: SourceLocation, _ message: String, related: [Diagnostic.Related] = []
    ) {
        isRefused = true
        items.append((.finding(Diagnostic(rule, at: location, message, related: related)), true))
    }

    /// Refuses the part for a fault that was reported elsewhere.
    mutating func refuse() {
        isRefused = true
    }

    /// Refuses the part for a reference that cannot be followed.
    mutating func refuse(_ reference: Reference, _ fault: ReferenceFault) {
        let count = items.count
        isRefused = true
        report(reference, fault)
        for position in items.indices[count...] { items[position].isRefusal = true }
    }

    /// Reports a reference that cannot be followed without refusing the part that holds it.
    mutating func report(_ reference: Reference, _ fault: ReferenceFault) {
        switch fault {
        case .unresolved:
            report(
                .unresolvedReference, at: reference.location,
                "`\(reference.text)` leads nowhere: the document has nothing there",
                also: "the same is referred to here")
        case .refused: break
        case .circular:
            report(.circularReference, at: reference.location, "`\(reference.text)` leads back to itself")
        }
    }

    /// Adds the findings of another part; a refusal of that part does not refuse this one.
    mutating func append(_ other: Findings) {
        items += other.items
    }

    /// The refusals and errors among the findings; warnings and notes about a refused part are of no interest.
    var faults: Findings {
        var faults = self
        faults.items.removeAll { item, isRefusal in
            switch item {
            case .finding(let diagnostic): !isRefusal && !diagnostic.rule.level.isFault
            case .shared(let rule, _, _, _): !isRefusal && !rule.level.isFault
            }
        }
        return faults
    }

    /// Hands the findings to the sink.
    ///
    /// - Parameter subject: The pointer to the operation or schema that they are about.
    func report(to sink: inout DiagnosticSink, about subject: String? = nil) {
        sink.subject = subject
        defer { sink.subject = nil }
        for (item, _) in items {
            switch item {
            case .finding(let diagnostic): sink.report(diagnostic)
            case .shared(let rule, let location, let message, let also):
                sink.report(rule, at: location, message, also: also)
            }
        }
    }
}

extension Rule.Level {
    /// Whether a finding of the rule fails a run, unless the rule is allowed.
    fileprivate var isFault: Bool { self == .error || self == .refusal }
}
