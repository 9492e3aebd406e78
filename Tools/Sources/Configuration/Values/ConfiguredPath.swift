import Diagnostics

/// A path in a configuration file.
package struct ConfiguredPath: Hashable, Sendable {
    /// As the file writes it.
    package var text: String
    package var location: SourceLocation

    package init(_ text: String, at location: SourceLocation) {
        self.text = text
        self.location = location
    }

    /// The path as whoever named the configuration file would name it: a relative one begins in that file's folder.
    package var path: String {
        guard !text.hasPrefix("/"), let slash = location.file.lastIndex(of: "/") else { return text }
        return location.file[...slash] + text
    }
}
