import Diagnostics

/// A value of a document, with the place it stands at.
///
/// A YAML alias is the node of its anchor, location included.
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
    /// The file the value stands in.
    package let file: SourceFile

    init(_ content: Content, at position: Position, in file: SourceFile) {
        self.content = content
        self.position = position
        self.file = file
    }

    /// Where the value begins; for a block mapping, where its first key does.
    package var location: SourceLocation { SourceLocation(position, in: file) }
}

extension SourceLocation {
    init(_ position: Position, in file: SourceFile) {
        self.init(file: file.name, line: Int(position.line), column: Int(position.column))
    }
}
