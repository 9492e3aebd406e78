import Diagnostics

/// Reads a document into its tree, as JSON or as YAML.
package enum DocumentReader {
    /// The root of the document in `file`.
    ///
    /// A file named `.json` is read as JSON (RFC 8259). Any other that begins with `{` is too, if it is JSON; all else
    /// is YAML 1.2. Findings that do not end the reading (a duplicate key) are reported to `sink`.
    ///
    /// - Throws: `Halt` where the text breaks the grammar, is not UTF-8, is empty, or exceeds a limit.
    package static func read(_ file: SourceFile, sink: inout DiagnosticSink) throws(Halt) -> Node {
        try YAMLReader.read(file, sink: &sink)
    }
}
