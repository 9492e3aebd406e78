import YAML

/// A `backend.yaml` with another version.
enum VersionedConfiguration {
    /// The file with only the version replaced; nil if the version is not found at its place.
    static func text(of file: SourceFile, line: Int, column: Int, replacing old: String, with new: String) -> String? {
        var scalars = String(decoding: file.bytes, as: UTF8.self).unicodeScalars
        var place = scalars.startIndex
        for _ in 1..<line {
            guard let end = scalars[place...].firstIndex(of: "\n") else { return nil }
            place = scalars.index(after: end)
        }
        guard let start = scalars.index(place, offsetBy: column - 1, limitedBy: scalars.endIndex) else { return nil }
        // The value may be quoted, or tagged.
        guard let range = scalars[start...].firstRange(of: old.unicodeScalars) else { return nil }
        scalars.replaceSubrange(range, with: new.unicodeScalars)
        return String(scalars)
    }
}
