import Diagnostics
import OpenAPIDocument

/// Tells which findings are about which operation or schema: those that were met while it was resolved, and, of those that
/// were met while the document was read, those that stand in it.
struct Attribution {
    private var places: FindingPlaces
    private var bySubject: [String: [Int]] = [:]
    /// Those that are known by subject, wherever they stand.
    private let known: Set<Int>
    private var attributed: Set<Int> = []
    private let count: Int

    init(
        _ findings: [(diagnostic: Diagnostic, subjects: Set<String>)], in document: Document,
        listed outline: ReportOutline
    ) {
        places = FindingPlaces(findings.map(\.diagnostic), in: document)
        let subjects = Set(outline.operations.map(\.pointer) + outline.schemas.map(\.pointer))
        var known: Set<Int> = []
        for (index, finding) in findings.enumerated() {
            for subject in finding.subjects where subjects.contains(subject) {
                bySubject[subject, default: []].append(index)
                known.insert(index)
            }
        }
        self.known = known
        count = findings.count
    }

    /// The indices of an entry's findings, in their order.
    mutating func findings(of subject: String, in parts: [ReportOutline.Part]) -> [Int] {
        let found = places.findings(in: parts).subtracting(known).union(bySubject[subject] ?? [])
        attributed.formUnion(found)
        return found.sorted()
    }

    /// The indices of those that are of no entry.
    var rest: [Int] { (0..<count).filter { !attributed.contains($0) } }
}
