import Diagnostics
import OpenAPIGrammar
import YAML

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
