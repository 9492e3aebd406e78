/// Collects the findings of every stage: each once, read in source order.
///
///     var sink = DiagnosticSink(allowing: ["schema.union"])
///     sink.report(.duplicateKey, at: key.location, "the key \"a\" is here twice")
///     if sink.hasErrors { … }
package struct DiagnosticSink: Sendable {
    /// How many findings of one rule are kept; of more only the number is.
    static let greatestCount = 10_000

    private let allowedRules: Set<String>
    private let deniedRules: Set<String>
    private let order: SourceOrder
    private var reported: [Diagnostic] = []
    private var known: [Diagnostic: Int] = [:]
    private var counts: [Severity: Int] = [:]
    private var countsByRule: [Rule: Int] = [:]
    /// What was at hand when each was reported, by its place in `reported`.
    private var subjects: [Int: Set<String>] = [:]
    /// What is at hand, by a name of the reporter's choice, such as a pointer to the operation that is resolved; a finding
    /// is told of each subject at which it was met, though it is listed once.
    package var subject: String?
    /// The places of faults that several may have, with where in `reported` the finding is.
    private var scattered: [ScatteredFault: (index: Int, places: Set<SourceLocation>)] = [:]

    /// An empty sink.
    ///
    /// - Parameters:
    ///   - allowedRules: Ids of rules whose refusals are warnings.
    ///   - deniedRules: Ids of rules whose warnings and notes are errors; what is denied is not allowed.
    ///   - root: The file whose findings come first; those of others follow by name.
    package init(allowing allowedRules: Set<String> = [], denying deniedRules: Set<String> = [], root: String? = nil) {
        self.allowedRules = allowedRules
        self.deniedRules = deniedRules
        order = SourceOrder(root: root)
    }

    /// Reports a finding of `rule`.
    package mutating func report(
        _ rule: Rule, at location: SourceLocation, _ message: String, related: [Diagnostic.Related] = []
    ) {
        report(Diagnostic(rule, at: location, message, related: related))
    }

    /// Reports a finding that was made elsewhere, such as the one a stage halted with.
    package mutating func report(_ diagnostic: Diagnostic) {
        let diagnostic = treated(diagnostic)
        if let index = known[diagnostic] { return attribute(index) }
        countsByRule[diagnostic.rule, default: 0] += 1
        counts[diagnostic.severity, default: 0] += 1
        if countsByRule[diagnostic.rule, default: 0] > Self.greatestCount { return }
        known[diagnostic] = reported.count
        attribute(reported.count)
        reported.append(diagnostic)
    }

    private mutating func attribute(_ index: Int) {
        if let subject { subjects[index, default: []].insert(subject) }
    }

    private func treated(_ diagnostic: Diagnostic) -> Diagnostic {
        if deniedRules.contains(diagnostic.rule.id) { return diagnostic.denied }
        return allowedRules.contains(diagnostic.rule.id) ? diagnostic.allowed : diagnostic
    }

    /// Reports a fault that several places may have: one finding, at the first of them, with `also` at each other.
    package mutating func report(_ rule: Rule, at location: SourceLocation, _ message: String, also: String) {
        let fault = ScatteredFault(rule: rule, message: message, also: also)
        if let index = scattered[fault]?.index {
            scattered[fault]?.places.insert(location)
            attribute(index)
        } else {
            let index = reported.count
            report(rule, at: location, message)
            if reported.count > index { scattered[fault] = (index, [location]) }
        }
    }

    /// Takes back what was found at places that turn out not to matter.
    package mutating func forget(where isForgotten: (SourceLocation) -> Bool) {
        let faults = Dictionary(uniqueKeysWithValues: scattered.map { ($0.value.index, ($0.key, $0.value.places)) })
        let (findings, met, current) = (reported, subjects, subject)
        (reported, known, counts, countsByRule, subjects, scattered, subject) = ([], [:], [:], [:], [:], [:], nil)
        defer { subject = current }
        for (index, finding) in findings.enumerated() {
            let kept = reported.count
            if let (fault, places) = faults[index] {
                for place in places.sorted() where !isForgotten(place) {
                    report(fault.rule, at: place, fault.message, also: fault.also)
                }
            } else if !isForgotten(finding.location) {
                report(finding)
            }
            if reported.count > kept { subjects[kept] = met[index] }
        }
    }

    /// The findings, each once, and of a rule with too many of them how many more there are: those of the root first, then
    /// by file, line and column; those of one place in the order they were reported.
    package var diagnostics: [Diagnostic] { attributed.map(\.diagnostic) }

    /// The findings in the same order, each with the subjects at which it was met.
    package var attributed: [(diagnostic: Diagnostic, subjects: Set<String>)] {
        var findings = reported
        for (fault, found) in scattered {
            findings[found.index] = findings[found.index].spread(
                over: found.places.sorted(by: order.isBefore), also: fault.also)
        }
        return (findings + omissions).enumerated()
            .sorted { left, right in
                left.element.location == right.element.location
                    ? left.offset < right.offset : order.isBefore(left.element.location, right.element.location)
            }
            .map { ($0.element, subjects[$0.offset] ?? []) }
    }

    /// For each rule with more findings than are kept one more, at the last of them.
    private var omissions: [Diagnostic] {
        countsByRule.filter { $0.value > Self.greatestCount }.sorted { $0.key.id < $1.key.id }.compactMap {
            rule, count in
            reported.last { $0.rule == rule }.map { last in
                let more = count - Self.greatestCount
                return Diagnostic(
                    rule, at: last.location, "there are \(more) more findings of this rule, not listed here")
            }.map(treated)
        }
    }

    /// Whether anything fails the run.
    package var hasErrors: Bool { count(of: .error) > 0 }

    /// Whether any warning is of a rule that was not allowed: what fails a strict run.
    package var hasUnallowedWarnings: Bool {
        reported.contains { $0.severity == .warning && !$0.isAllowed }
    }

    /// How many findings there are of one severity.
    package func count(of severity: Severity) -> Int { counts[severity, default: 0] }
}
