import Diagnostics
import OpenAPIDocument

/// Assigns findings to operations and schemas: those reported while the operation or schema was resolved, and those
/// reported while the document was read whose location lies in it.
struct Attribution {
    private var places: FindingLocations
    private var bySubject: [String: [Int]] = [:]
    /// The findings with a subject; their locations do not matter.
    private let known: Set<Int>
    private var attributed: Set<Int> = []
    private let count: Int

    init(
        _ findings: [(diagnostic: Diagnostic, subjects: Set<String>)], in document: Document,
        listed outline: ReportOutline
    ) {
        places = FindingLocations(findings.map(\.diagnostic), in: document)
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

    /// The indices of the findings about an operation or schema, in order.
    mutating func findings(of subject: String, in parts: [ReportOutline.Part]) -> [Int] {
        let found = places.findings(in: parts).subtracting(known).union(bySubject[subject] ?? [])
        attributed.formUnion(found)
        return found.sorted()
    }

    /// The indices of the findings about no operation or schema.
    var rest: [Int] { (0..<count).filter { !attributed.contains($0) } }
}
