import Diagnostics
import OpenAPIDocument
import YAML

/// Finds the findings whose locations lie in parts of a document's tree, references followed.
struct FindingPlaces {
    /// The findings and references in a node, before references are followed.
    private struct Found {
        var findings: Set<Int> = []
        var references: [String] = []
    }

    private let links: DocumentLinks
    /// The indices of findings, by location.
    private var findings: [SourceLocation: [Int]] = [:]
    /// The findings and references at the targets of references, by the target's key.
    private var followed: [String: Found] = [:]

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
            case .reference(let key): all.references.append(key)
            }
        }
        var seen: Set<String> = []
        while let key = all.references.popLast() {
            guard seen.insert(key).inserted else { continue }
            let found = following(key)
            all.findings.formUnion(found.findings)
            all.references += found.references
        }
        return all.findings
    }

    private func note(_ place: SourceLocation, in found: inout Found) {
        if let indices = findings[place] { found.findings.formUnion(indices) }
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
                    found.references.append(links.key(of: text, in: value.file) ?? text)
                }
                walk(value, into: &found)
            }
        }
    }

    /// The findings and references at the target of a reference, including its key. Empty for a schema that the report
    /// lists itself.
    private mutating func following(_ key: String) -> Found {
        if let known = followed[key] { return known }
        var found = Found()
        if let steps = ReferenceKey.steps(of: key), !Self.isListed(key, steps) {
            if let entry = links.entry(at: key) { note(entry.location, in: &found) }
            if let node = links.node(at: key) { walk(node, into: &found) }
        }
        followed[key] = found
        return found
    }

    private static func isListed(_ key: String, _ steps: [String]) -> Bool {
        ReferenceKey.file(of: key).isEmpty
            && (steps.starts(with: ["components", "schemas"]) || steps.first == "definitions" || steps.isEmpty)
    }
}
