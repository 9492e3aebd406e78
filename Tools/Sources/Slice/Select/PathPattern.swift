/// A path, in which `*` stands for any text: empty, within a segment, or over several.
struct PathPattern: Hashable, Sendable {
    private let parts: [Substring]

    init(_ text: String) {
        parts = text.split(separator: "*", omittingEmptySubsequences: false)
    }

    /// Whether the whole of a path fits.
    func matches(_ path: String) -> Bool {
        guard let first = parts.first, let last = parts.last else { return false }
        if parts.count == 1 { return path == first }
        guard path.hasPrefix(first) else { return false }
        var rest = path.dropFirst(first.count)
        for part in parts.dropFirst().dropLast() where !part.isEmpty {
            guard let range = rest.firstRange(of: part) else { return false }
            rest = rest[range.upperBound...]
        }
        return rest.hasSuffix(last)
    }
}
