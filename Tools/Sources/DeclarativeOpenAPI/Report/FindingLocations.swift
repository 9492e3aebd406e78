import Diagnostics
import OpenAPIDocument
import YAML

/// Finds the findings located in parts of a document's tree, including the targets of references.
struct FindingLocations {
    /// The findings and references in a node, before references are followed.
    private struct Found {
        var findings: Set<Int> = []
        var references: [ReferenceTarget] = []
    }

    private let links: DocumentLinks
    /// The indices of findings, by location.
    private var findings: [SourceLocation: [Int]] = [:]
    /// The findings and references at the targets that were followed.
    private var followed: [ReferenceTarget: Found] = [:]

    init(_ diagnostics: [Diagnostic], in document: Document) {
        links = document.links
        for (index, diagnostic) in diagnostics.enumerated() {
            findings[diagnostic.location, default: []].append(index)
        }
    }

    /// The indices of the findings within the parts.
    mutating func findings(in parts: [ReportOutline.Part]) -> Set<Int> {
        if findings.isEmpty { return [] }
        var all = Found()
        for part in parts {
            switch part {
            case .key(let key): note(key.location, in: &all)
            case .value(let node): walk(node, into: &all)
            case .reference(let target): all.references.append(target)
            }
        }
        var seen: Set<ReferenceTarget> = []
        while let target = all.references.popLast() {
            guard seen.insert(target).inserted else { continue }
            let found = following(target)
            all.findings.formUnion(found.findings)
            all.references += found.references
        }
        return all.findings
    }

    private func note(_ location: SourceLocation, in found: inout Found) {
        if let indices = findings[location] { found.findings.formUnion(indices) }
    }

    private func walk(_ node: Node, into found: inout Found) {
        note(node.location, in: &found)
        switch node.content {
        case .scalar: break
        case .sequence(let items):
            for item in items { walk(item, into: &found) }
        case .mapping(let mapping):
            for (key, value) in mapping.entries {
                note(key.location, in: &found)
                if key.text == "$ref", let text = value.text {
                    found.references.append(
                        links.target(of: text, in: value.file) ?? ReferenceTarget(text: text))
                }
                walk(value, into: &found)
            }
        }
    }

    /// The findings and references at a target and its key; none for a schema, since the report lists schemas
    /// themselves.
    private mutating func following(_ target: ReferenceTarget) -> Found {
        if let known = followed[target] { return known }
        var found = Found()
        if let steps = target.steps, !Self.isListed(target, steps) {
            if let entry = links.entry(at: target) { note(entry.location, in: &found) }
            if let node = links.node(at: target) { walk(node, into: &found) }
        }
        followed[target] = found
        return found
    }

    private static func isListed(_ target: ReferenceTarget, _ steps: [String]) -> Bool {
        target.isInDocument
            && (steps.starts(with: ["components", "schemas"]) || steps.first == "definitions" || steps.isEmpty)
    }
}
