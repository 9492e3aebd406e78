import FileAccess
import YAML

/// Reads the document that an operand names. All commands read documents with this function.
///
/// - Parameter reading: The files that may be read besides the document.
func readDocument(
    _ path: String, _ reading: DocumentReading = DocumentReading()
) throws(FileProblem) -> DocumentInput {
    try DocumentInput(reading: path, reading)
}
