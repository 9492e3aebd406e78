import Diagnostics

/// The content of a configuration file, with a property for each key; nil or empty if the key is missing.
package struct ConfigurationFile: Sendable {
    /// The location of the whole file.
    package let whole: SourceLocation

    // The keys that only a workspace uses.
    package var name: Located<String>?
    package var module: Located<String>?
    package var spec: Located<String>?
    package var version: Located<String>?
    package var linuxLibraries: Located<[String]>?

    package var enumName: Located<String>?
    package var include: Selectors?
    package var exclude: Selectors?
    package var excludeSchemes: [Located<String>] = []
    package var slots: [Located<String>] = []
    package var names = NameOptions()
    package var types = TypeOptions()
    package var enums = OpennessOptions()
    /// `place` or `shape`.
    package var sharing: Located<String>?
    /// `public`, `package` or `internal`.
    package var access: Located<String>?
    /// `one` or `many`.
    package var files: Located<String>?
    package var overlays: [ConfiguredPath] = []
    package var root: ConfiguredPath?
    package var remote: ConfiguredPath?
    package var allow: [Located<String>] = []
    package var deny: [Located<String>] = []

    init(_ file: String) {
        whole = SourceLocation(file: file)
    }
}
