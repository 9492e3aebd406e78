/// The place of the members of a section's types.
enum Arrangement {
    /// All of a type's members in the type.
    case whole
    /// Some in extensions, in other files. Names in an extension of a nested type are not looked up in what stands around
    /// that type, so they are written in full, and no member can be private.
    case spread
}
