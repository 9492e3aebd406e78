import CommandSupport
import YAML

/// The document that an operand names. Every command reads here and nowhere else.
func readDocument(_ path: String) throws(FileProblem) -> SourceFile {
    SourceFile(name: path, bytes: try [UInt8](contentsOfDocument: path))
}
