/// What is asked of a file that holds a document.
package enum DocumentFile {
    /// How many bytes are read of one: 64 MiB, the same that the reader of documents takes.
    package static let byteLimit = 64 << 20
}
