import Diagnostics

/// A key of a mapping, as text: `200` and `"200"` are the same key.
package struct Key: Sendable {
    /// The key's text as the document writes it, without quotes and escapes.
    package let text: String
    let position: Position
    /// The file that contains the key.
    package let file: SourceFile

    init(_ text: String, at position: Position, in file: SourceFile) {
        self.text = text
        self.position = position
        self.file = file
    }

    /// The start of the key.
    package var location: SourceLocation { SourceLocation(position, in: file) }
}

/// The entries of a mapping, in document order, without duplicate keys.
package struct Mapping: Sendable {
    /// A key and its value.
    package typealias Entry = (key: Key, value: Node)

    /// The entries in document order.
    package let entries: [Entry]
    private let index: KeyIndex?

    /// A mapping of entries. Of entries with the same key it keeps only the first, and passes each other to
    /// `onDuplicate`.
    init(_ entries: [Entry], onDuplicate: (_ duplicate: Entry, _ first: Entry) -> Void) {
        let (index, repeated) =
            entries.count > KeyIndex.threshold ? KeyIndex.indexing(entries) : (nil, Self.repeated(in: entries))
        guard !repeated.isEmpty else {
            self.entries = entries
            self.index = index
            return
        }
        for (duplicate, first) in repeated { onDuplicate(entries[duplicate], entries[first]) }
        let dropped = Set(repeated.map(\.duplicate))
        let kept = entries.indices.filter { !dropped.contains($0) }.map { entries[$0] }
        self.entries = kept
        self.index = kept.count > KeyIndex.threshold ? KeyIndex.indexing(kept).index : nil
    }

    /// The value of a key, compared by code points, in constant time.
    package subscript(key: String) -> Node? { entry(key)?.value }

    /// The entry of a key, which has the key's own location.
    package func entry(_ key: String) -> Entry? {
        if let index { return index.find(key, in: entries).map { entries[$0] } }
        return entries.first { isSame($0.key.text, key) }
    }

    /// The positions of repeated keys, each with the position of its first occurrence; for few entries.
    private static func repeated(in entries: [Entry]) -> [(duplicate: Int, first: Int)] {
        var repeated: [(duplicate: Int, first: Int)] = []
        for later in entries.indices.dropFirst() {
            let text = entries[later].key.text
            if let first = entries[..<later].firstIndex(where: { isSame($0.key.text, text) }) {
                repeated.append((later, first))
            }
        }
        return repeated
    }
}

/// Whether two keys have the same code points; `==` alone treats composed and decomposed letters as equal.
func isSame(_ left: String, _ right: String) -> Bool {
    left == right && left.utf8.elementsEqual(right.utf8)
}
