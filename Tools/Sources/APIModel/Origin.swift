/// Where a fact of the model stands in its document.
package struct Origin: Hashable, Sendable {
    /// The document's name, as its reader was given it.
    package let file: String
    /// 1-based.
    package let line: Int
    /// 1-based, in Unicode scalars.
    package let column: Int
    /// RFC 6901 pointer from the document's root, such as `/components/schemas/Pet`.
    package let pointer: String

    package init(file: String, line: Int, column: Int, pointer: String) {
        self.file = file
        self.line = line
        self.column = column
        self.pointer = pointer
    }
}
