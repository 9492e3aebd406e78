import Diagnostics

/// Reads a JSON or YAML document into a tree.
package enum DocumentReader {
    /// The root node of the document in `file`.
    ///
    /// A file named `.json` is read as JSON (RFC 8259), and so is any other valid JSON that begins with `{`; all else
    /// is YAML 1.2. Faults after which reading can continue, such as a duplicate key, are reported to `sink`.
    ///
    /// - Throws: `Halt` if the text breaks the grammar, is not UTF-8, is empty or exceeds a limit.
    package static func read(_ file: SourceFile, sink: inout DiagnosticSink) throws(Halt) -> Node {
        guard file.bytes.count <= Limits.bytes else { throw .tooLarge(file) }
        if let offset = file.bytes.withUnsafeBufferPointer(UTF8Check.firstFault) {
            let message = "the text is not UTF-8 from here on; save it as UTF-8"
            throw Halt(.yamlEncoding, at: file.location(atOffset: offset), message)
        }
        let spaces = [UInt8(ascii: " "), UInt8(ascii: "\t"), lineFeed, carriageReturn]
        guard let first = file.bytes[file.textStart...].first(where: { !spaces.contains($0) }) else {
            throw .noDocument(in: file)
        }
        if file.name.hasSuffix(".json") { return try JSONReader.read(file, sink: &sink) }
        if first == UInt8(ascii: "{") {
            var attempt = sink
            if let root = try? JSONReader.read(file, sink: &attempt) {
                sink = attempt
                return root
            }
        }
        return try YAMLReader.read(file, sink: &sink)
    }
}

extension Halt {
    /// The file has more bytes than the limit.
    static func tooLarge(_ file: SourceFile) -> Halt {
        let message =
            "the document has \(file.bytes.count) bytes, and at most \(Limits.bytes) are read; split it into files that refer "
            + "to each other"
        return Halt(.yamlLimit, at: SourceLocation(file: file.name), message)
    }

    /// The file is empty, or has only white space and comments.
    static func noDocument(in file: SourceFile) -> Halt {
        Halt(.yamlEmpty, at: SourceLocation(file: file.name, line: 1, column: 1), "the file holds no document")
    }
}
