import Diagnostics
import OpenAPIDocument
import YAML

/// Tells which findings stand within which parts of a document's tree, references followed.
struct FindingPlaces {
    /// What stands in a node itself, before references are followed.
    private struct Found {
        var findings: Set<Int> = []
        var references: [String] = []
    }

    private let root: Node
    /// The indices of findings by where they stand.
    private var findings: [SourceLocation: [Int]] = [:]
    /// What was found at the places that references lead to.
    private var followed: [String: Found] = [:]

    init(_ diagnostics: [Diagnostic], in root: Node) {
        self.root = root
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
            case .reference(let text): all.references.append(text)
            }
        }
        var seen: Set<String> = []
        while let text = all.references.popLast() {
            guard seen.insert(text).inserted else { continue }
            let found = following(text)
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
                if key.text == "$ref", let text = value.text { found.references.append(text) }
                walk(value, into: &found)
            }
        }
    }

    /// What stands at the place that a reference leads to, its key included; nothing for a schema, which is listed itself.
    private mutating func following(_ text: String) -> Found {
        if let known = followed[text] { return known }
        var found = Found()
        if let steps = JSONPointer.steps(of: text), let name = steps.last, !Self.isSchema(steps) {
            let holder = root.node(at: Array(steps.dropLast()))
            if let entry = holder?.mapping?.entry(name) { note(entry.key.location, in: &found) }
            if let node = root.node(at: steps) { walk(node, into: &found) }
        }
        followed[text] = found
        return found
    }

    private static func isSchema(_ steps: [String]) -> Bool {
        steps.starts(with: ["components", "schemas"]) || steps.first == "definitions"
    }
}
