import Diagnostics
import OpenAPIGrammar
import YAML

/// Reads the fields of one object of the document and reports what is wrong with them.
struct ObjectReader {
    let kind: ObjectKind
    let node: Node
    let mapping: Mapping

    /// nil, with a report, when the node is no mapping.
    init?(_ node: Node, _ kind: ObjectKind, _ reports: inout ReadingReports) {
        guard let mapping = node.mapping else {
            reports.refuse(
                .wrongType, at: node.location, "\(kind.wordsWithArticle) must be a mapping, not \(node.kindInWords)")
            return nil
        }
        self.kind = kind
        self.node = node
        self.mapping = mapping
    }

    /// A field of any kind.
    func field(_ name: String) -> Node? {
        mapping[name]
    }

    /// A text field; null counts as absent.
    func text(_ name: String, _ reports: inout ReadingReports) -> String? {
        guard let value = mapping[name], !value.isNull else { return nil }
        guard let text = value.text else {
            refuse(value, as: name, insteadOf: "text", &reports)
            return nil
        }
        return text
    }

    /// A text field that OpenAPI requires.
    func requiredText(_ name: String, _ reports: inout ReadingReports) -> String? {
        if mapping[name] == nil {
            reports.refuse(.missingField, at: node.location, "this \(kind.words) needs a `\(name)`")
        }
        return text(name, &reports)
    }

    /// A true-or-false field.
    func boolean(_ name: String, _ reports: inout ReadingReports) -> Bool? {
        guard let value = mapping[name] else { return nil }
        guard let boolean = value.boolean else {
            refuse(value, as: name, insteadOf: "true or false", &reports)
            return nil
        }
        return boolean
    }

    /// The elements of a list field; absent is empty.
    func list(_ name: String, _ reports: inout ReadingReports) -> [Node] {
        guard let value = mapping[name], !value.isNull, let value = reports.whole(value) else { return [] }
        guard let sequence = value.sequence else {
            refuse(value, as: name, insteadOf: "a list", &reports)
            return []
        }
        return sequence
    }

    /// The entries of a map field; absent is empty. Extensions (`x-…`) are left out.
    func map(_ name: String, _ reports: inout ReadingReports) -> [(key: Key, value: Node)] {
        guard let value = mapping[name], !value.isNull, let value = reports.whole(value) else { return [] }
        guard let mapping = value.mapping else {
            refuse(value, as: name, insteadOf: "a mapping", &reports)
            return []
        }
        return mapping.entries
    }

    private func refuse(
        _ value: Node, as name: String, insteadOf expected: String, _ reports: inout ReadingReports
    ) {
        reports.refuse(
            .wrongType, at: value.location,
            "`\(name)` of \(kind.wordsWithArticle) must be \(expected), not \(value.kindInWords)")
    }

    /// Reports a field that is there and is not generated, with what that means for its reader.
    func report(_ name: String, _ rule: Rule, _ message: String, _ reports: inout ReadingReports) {
        guard let entry = mapping.entry(name), entry.value.boolean != false else { return }
        reports.sink.report(rule, at: entry.key.location, message)
    }

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

extension Node {
    /// What the node is, for sentences.
    var kindInWords: String {
        if mapping != nil { return "a mapping" }
        if sequence != nil { return "a list" }
        if isNull { return "null" }
        return "the value `\(text ?? "")`"
    }
}

/// The sink, and how many refusals reading has met: an object whose reading adds one is itself refused.
struct ReadingReports {
    var sink: DiagnosticSink
    let version: OpenAPIVersion
    /// The document's files, which references lead into.
    var files: DocumentFiles
    var targets = KnownTargets()
    var dialect: Dialect { version == .v2_0 ? .swagger2 : .openAPI3 }
    var refusals = 0
    /// What references between schemas need.
    var schemas = SchemaLinks()
    /// What is to be read besides, because something refers to it.
    var shared = SharedReferences()
    /// Whether a callback is being read: one can refer to itself.
    var isInCallback = false
    /// What reading Swagger 2.0 needs.
    var swagger = SwaggerContext()

    mutating func refuse(_ rule: Rule, at location: SourceLocation, _ message: String) {
        refusals += 1
        sink.report(rule, at: location, message)
    }
}
