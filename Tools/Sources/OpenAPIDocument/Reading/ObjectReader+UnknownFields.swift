import Diagnostics
import OpenAPIGrammar
import YAML

extension ObjectReader {
    /// Reports the fields that the specification does not list.
    ///
    /// - Parameters:
    ///   - kind: The kind of object, where it is another one than the messages name.
    ///   - version: The version whose fields the object is read with, where it is not the document's.
    ///   - known: A field that is not reported in any version.
    func reportUnknownFields(
        of kind: ObjectKind? = nil, in version: OpenAPIVersion? = nil, besides known: String? = nil,
        _ reports: inout ReadingReports
    ) {
        let kind = kind ?? self.kind
        let version = version ?? reports.version
        for entry in mapping.entries
        where !entry.key.text.hasPrefix("x-") && entry.key.text != known && !kind.isRead(entry.key.text, in: version) {
            reports.sink.report(
                .unknownField, at: entry.key.location,
                FieldAdvice.sentence(entry.key.text, in: kind, reports.dialect))
        }
    }
}

extension ObjectKind {
    /// `a parameter`, `an operation`
    var wordsWithArticle: String { ("aeiou".contains(words.prefix(1)) ? "an " : "a ") + words }

    /// Whether a field has a meaning in a document of a version.
    ///
    /// OpenAPI 3 documents are read with the fields of all its versions, since authors use later fields early; but a later
    /// version's method is no operation.
    fileprivate func isRead(_ name: String, in version: OpenAPIVersion) -> Bool {
        guard let field = field(name) else { return false }
        switch field.value {
        case .object(.operation), .names(.object(.operation)): return field.versions.contains(version)
        default: return version == .v2_0 ? field.versions.contains(version) : field.isOfOpenAPI3
        }
    }
}
