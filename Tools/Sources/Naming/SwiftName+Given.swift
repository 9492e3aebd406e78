extension SwiftName {
    /// What a given name is for.
    package enum Kind: Sendable {
        /// A type of the namespace, or one in another type.
        case type
        /// A property, a case, a function or a parameter.
        case member
    }

    /// Whether a text can be a name as it is: one word of Swift that hides nothing generated code refers to.
    package static func isUsable(_ text: String, as kind: Kind) -> Bool {
        // Boxed storage ends so.
        isNamespace(text) && !(kind == .member && text.hasSuffix("_box"))
    }

    /// A name from a text in which stars stand for texts of a document.
    ///
    ///     filling("all*", with: ["pets-by-tag"], as: .member)    // "allPetsByTag"
    ///     filling("*", with: ["PetDto"], as: .member)            // "petDto"
    ///
    /// What stands in front begins as the kind of name asks for, what stands behind other text with a capital. It may be no
    /// usable name, such as an empty one.
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
