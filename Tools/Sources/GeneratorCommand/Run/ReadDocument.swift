import FileAccess
import YAML

/// The document that an operand names. Every command reads here and nowhere else.
///
/// - Parameter reading: How far reading goes beyond the document itself.
func readDocument(
    _ path: String, _ reading: DocumentReading = DocumentReading()
) throws(FileProblem) -> DocumentInput {
    try DocumentInput(reading: path, reading)
}
