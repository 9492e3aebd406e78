extension SwiftName {
    /// The kinds of declarations that a configuration can name.
    package enum Kind: Sendable {
        /// A type, nested in the namespace or in another type.
        case type
        /// A property, a case, a function or a parameter.
        case member
    }

    /// Whether a text is usable as a name unchanged: a Swift identifier that shadows nothing generated code refers to.
    package static func isUsable(_ text: String, as kind: Kind) -> Bool {
        // The storage of a large object has this name.
        isNamespace(text) && !(kind == .member && text == "_storage")
    }

    /// A name made from a text by filling its stars with texts of the document.
    ///
    ///     filling("all*", with: ["pets-by-tag"], as: .member)    // "allPetsByTag"
    ///     filling("*", with: ["PetDto"], as: .member)            // "petDto"
    ///
    /// At the beginning of the name, a filled text gets the case of the kind of name; after other text, it begins with
    /// a capital. The result is not always usable; it can be empty.
    package static func filling(_ text: String, with captures: [String], as kind: Kind) -> String {
        let pieces = text.split(separator: "*", omittingEmptySubsequences: false)
        var name = String(pieces[0])
        for (capture, piece) in zip(captures, pieces.dropFirst()) {
            if !capture.isEmpty {
                name += name.isEmpty ? (kind == .type ? bareType(capture) : member(capture)) : suffix(capture)
            }
            name += piece
        }
        return kind == .type ? unshadowed(name) : usable(name)
    }
}
