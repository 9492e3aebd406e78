import Diagnostics
import YAML

extension ReadingReports {
    /// The node behind a chain of references within the document, itself where it is none; nil, with a report, when they
    /// lead nowhere.
    mutating func following(_ node: Node) -> Node? {
        var current = node
        var seen: Set<String> = []
        while let reference = current.mapping?["$ref"], let text = reference.text {
            guard seen.insert(text).inserted else {
                refuse(.circularReference, at: reference.location, "`\(text)` leads back to itself")
                return nil
            }
            guard text.hasPrefix("#") else {
                refuse(
                    .unreadReference, at: reference.location,
                    "`\(text)` is not followed: only references within this document are")
                return nil
            }
            guard let next = JSONPointer.steps(of: text).flatMap({ root.node(at: $0) }) else {
                refuse(
                    .unresolvedReference, at: reference.location,
                    "`\(text)` leads nowhere: the document has nothing there")
                return nil
            }
            current = next
        }
        return current
    }
}

extension ReadingReports {
    /// A reference to a component of the section, or to what is not there; nil for one to another place of the document,
    /// which is read where it stands.
    func componentReference(_ node: Node, in section: String) -> Reference? {
        guard let reference = node.mapping?["$ref"], let text = reference.text else { return nil }
        let canonical = dialect.canonical(text)
        let isElsewhere = text.hasPrefix("#") && !canonical.hasPrefix("#/components/\(section)/")
        if isElsewhere, JSONPointer.steps(of: text).flatMap({ root.node(at: $0) }) != nil { return nil }
        return Reference(text: canonical, location: reference.location)
    }
}
