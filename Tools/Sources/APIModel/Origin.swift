/// The location in the document from which a part of the model comes.
package struct Origin: Hashable, Sendable {
    /// The file's name, as printed in findings.
    package let file: String
    /// The line, counted from 1.
    package let line: Int
    /// The column in Unicode scalars, counted from 1.
    package let column: Int
    /// The JSON Pointer (RFC 6901), such as `/components/schemas/Pet`.
    package let pointer: String

    package init(file: String, line: Int, column: Int, pointer: String) {
        self.file = file
        self.line = line
        self.column = column
        self.pointer = pointer
    }
}
