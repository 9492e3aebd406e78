/// The arrangement of the members of a section's types.
enum Arrangement {
    /// All members of a type are in the type.
    case whole
    /// Some members are in extensions, in other files. In an extension of a nested type, Swift does not look up names
    /// in the enclosing types, so they are written in full, and no member can be private.
    case spread
}
