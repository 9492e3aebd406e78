import Diagnostics

/// A value of a document, with its location.
///
/// A YAML alias becomes the node of its anchor, with the anchor's location.
package struct Node: Sendable {
    /// The three kinds of value.
    package enum Content: Sendable {
        /// Text, a number, a boolean or null.
        case scalar(Scalar)
        /// A list, in document order.
        case sequence([Node])
        /// An object, in document order.
        case mapping(Mapping)
    }

    /// The value.
    package let content: Content
    let position: Position
    /// The file that contains the value.
    package let file: SourceFile

    init(_ content: Content, at position: Position, in file: SourceFile) {
        self.content = content
        self.position = position
        self.file = file
    }

    /// The start of the value; for a block mapping, the start of its first key.
    package var location: SourceLocation { SourceLocation(position, in: file) }
}

extension SourceLocation {
    init(_ position: Position, in file: SourceFile) {
        self.init(file: file.name, line: Int(position.line), column: Int(position.column))
    }
}
