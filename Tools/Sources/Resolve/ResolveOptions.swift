import Configuration
import Diagnostics

/// What a user decides about the result.
package struct ResolveOptions: Sendable, Hashable {
    /// The namespace's name instead of the one that `info.title` makes.
    package var enumName: String?
    /// Schemes whose operations are left out.
    package var excludedSchemes: [String]
    /// Query parameters whose values the wiring gives; they are no inputs of any operation.
    package var querySlots: [String]
    /// The locations of the slots that a configuration file names; other slots have none.
    package var querySlotLocations: [String: SourceLocation] = [:]
    /// The operations to generate; nil for all.
    package var include: Selectors?
    /// The operations to leave out.
    package var exclude: Selectors?
    package var names = NameOptions()
    package var types = TypeOptions()
    package var enums = OpennessOptions()

    /// Whether operations are selected, so that schemas are, too.
    package var isSelecting: Bool { include != nil || exclude != nil }

    package init(enumName: String? = nil, excludedSchemes: [String] = [], querySlots: [String] = []) {
        self.enumName = enumName
        self.excludedSchemes = excludedSchemes
        self.querySlots = querySlots
    }
}
