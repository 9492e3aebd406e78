/// Collects the findings of all stages, removes duplicates, and returns them in source order.
///
///     var sink = DiagnosticSink(allowing: ["schema.union"])
///     sink.report(.duplicateKey, at: key.location, "the key \"a\" is here twice")
///     if sink.hasErrors { … }
package struct DiagnosticSink: Sendable {
    /// The maximum number of findings kept for one rule; further ones are only counted.
    static let greatestCount = 10_000

    private let allowedRules: Set<String>
    private let deniedRules: Set<String>
    private let order: SourceOrder
    private var reported: [Diagnostic] = []
    private var known: [Diagnostic: Int] = [:]
    private var counts: [Severity: Int] = [:]
    private var countsByRule: [Rule: Int] = [:]
    /// The subjects of each finding, by its index in `reported`.
    private var subjects: [Int: Set<String>] = [:]
    /// The part of the document that is being processed, such as the pointer of an operation. A finding reported for
    /// several subjects is listed once, with all of them.
    package var subject: String?
    /// The locations of repeated faults, and the index of each one's finding in `reported`.
    private var repeated: [RepeatedFault: (index: Int, locations: Set<SourceLocation>)] = [:]

    /// An empty sink.
    ///
    /// - Parameters:
    ///   - allowedRules: Ids of rules whose refusals become warnings.
    ///   - deniedRules: Ids of rules whose warnings and notes become errors; denying wins over allowing.
    ///   - root: The file whose findings come first; the other files follow by name.
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

    /// Reports an existing finding, such as that of a `Halt`.
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

    /// Reports a fault that may occur at several locations: one finding at the first, with `also` at the others.
    package mutating func report(_ rule: Rule, at location: SourceLocation, _ message: String, also: String) {
        let fault = RepeatedFault(rule: rule, message: message, also: also)
        if let index = repeated[fault]?.index {
            repeated[fault]?.locations.insert(location)
            attribute(index)
        } else {
            let index = reported.count
            report(rule, at: location, message)
            if reported.count > index { repeated[fault] = (index, [location]) }
        }
    }

    /// Removes the findings at locations that turned out to be irrelevant.
    package mutating func forget(where isForgotten: (SourceLocation) -> Bool) {
        let faults = Dictionary(uniqueKeysWithValues: repeated.map { ($0.value.index, ($0.key, $0.value.locations)) })
        let (findings, oldSubjects, current) = (reported, subjects, subject)
        (reported, known, counts, countsByRule, subjects, repeated, subject) = ([], [:], [:], [:], [:], [:], nil)
        defer { subject = current }
        for (index, finding) in findings.enumerated() {
            let kept = reported.count
            if let (fault, locations) = faults[index] {
                for location in locations.sorted() where !isForgotten(location) {
                    report(fault.rule, at: location, fault.message, also: fault.also)
                }
            } else if !isForgotten(finding.location) {
                report(finding)
            }
            if reported.count > kept { subjects[kept] = oldSubjects[index] }
        }
    }

    /// The findings without duplicates: those of the root first, then by file, line and column; those of one location
    /// in the order of their reports. A rule with too many findings has one more, which counts the rest.
    package var diagnostics: [Diagnostic] { attributed.map(\.diagnostic) }

    /// The findings in the same order, each with its subjects.
    package var attributed: [(diagnostic: Diagnostic, subjects: Set<String>)] {
        var findings = reported
        for (fault, found) in repeated {
            findings[found.index] = findings[found.index].spread(
                over: found.locations.sorted(by: order.isBefore), also: fault.also)
        }
        return (findings + omissions).enumerated()
            .sorted { left, right in
                left.element.location == right.element.location
                    ? left.offset < right.offset : order.isBefore(left.element.location, right.element.location)
            }
            .map { ($0.element, subjects[$0.offset] ?? []) }
    }

    /// A finding for each rule with more findings than are kept, at the last one kept.
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

    /// Whether there is an error.
    package var hasErrors: Bool { count(of: .error) > 0 }

    /// Whether there is a warning whose rule is not allowed; such a warning fails a strict run.
    package var hasUnallowedWarnings: Bool {
        reported.contains { $0.severity == .warning && !$0.isAllowed }
    }

    /// The number of findings with a severity.
    package func count(of severity: Severity) -> Int { counts[severity, default: 0] }
}
