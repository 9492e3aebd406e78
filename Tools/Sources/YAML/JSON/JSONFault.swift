/// A violation of JSON's grammar, with its position.
struct JSONFault: Error {
    let message: String
    let position: Position

    /// A fault at the cursor's next byte.
    init(_ message: String, at cursor: JSONCursor) {
        self.init(message, at: cursor.position)
    }

    /// A fault at a position.
    init(_ message: String, at position: Position) {
        self.message = message
        self.position = position
    }
}
