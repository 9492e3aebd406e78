import Diagnostics

/// A path in a configuration file.
package struct ConfiguredPath: Hashable, Sendable {
    /// The path as written in the file.
    package var text: String
    package var location: SourceLocation

    package init(_ text: String, at location: SourceLocation) {
        self.text = text
        self.location = location
    }

    /// The path, after the configuration file's folder if it is relative.
    package var path: String {
        guard !text.hasPrefix("/"), let slash = location.file.lastIndex(of: "/") else { return text }
        return location.file[...slash] + text
    }
}
