import Diagnostics
import OpenAPIGrammar
import YAML

/// The state of reading a document: the sink for findings, and the number of refusals. An object whose reading adds a
/// refusal is itself refused.
struct ReadingReports {
    var sink: DiagnosticSink
    let version: OpenAPIVersion
    /// The document's files, which references lead into.
    var files: DocumentFiles
    var targets = KnownTargets()
    var dialect: Dialect { version == .v2_0 ? .swagger2 : .openAPI3 }
    var refusals = 0
    /// References between schemas, and the anchors that they lead to.
    var schemas = SchemaLinks()
    /// Objects in other files that references lead to, to be read after the document.
    var shared = SharedReferences()
    /// Whether a callback is being read: one can refer to itself.
    var isInCallback = false
    /// State for reading Swagger 2.0.
    var swagger = SwaggerContext()

    mutating func refuse(_ rule: Rule, at location: SourceLocation, _ message: String) {
        refusals += 1
        sink.report(rule, at: location, message)
    }
}
