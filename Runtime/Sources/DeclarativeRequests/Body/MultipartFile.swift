import Foundation

/// Bytes that a form carries as a file.
///
///     MultipartFile(Data(contentsOf: url), filename: "cat.png", contentType: "image/png")
public nonisolated struct MultipartFile: Hashable, Sendable {
    /// The bytes.
    public var data: Data

    /// The name that the server is told; with nil the bytes are a plain field.
    public var filename: String?

    /// The media type of the bytes; nil for the one that the API's document states, `application/octet-stream` without.
    public var contentType: String?

    /// A file with these bytes; without a file name a plain field.
    public init(_ data: Data, filename: String?, contentType: String? = nil) {
        self.data = data
        self.filename = filename
        self.contentType = contentType
    }
}
