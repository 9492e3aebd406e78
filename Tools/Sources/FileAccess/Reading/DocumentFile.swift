/// The requirements for the file of a document.
package enum DocumentFile {
    /// The largest size that is read: 64 MiB, the same limit as in the reader of documents.
    package static let byteLimit = 64 << 20
}
