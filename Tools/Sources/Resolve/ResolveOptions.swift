import Configuration
import Diagnostics

/// The options of resolving: the user's decisions about the result.
package struct ResolveOptions: Sendable, Hashable {
    /// The name of the namespace; nil for the one made from `info.title`.
    package var enumName: String?
    /// The security schemes whose operations are left out.
    package var excludedSchemes: [String]
    /// The query parameters whose values the wiring supplies; they are not inputs of operations.
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
    package var sharing = Sharing.place

    /// Whether only some operations are selected; only the schemas that they use are then generated.
    package var isSelecting: Bool { include != nil || exclude != nil }

    package init(enumName: String? = nil, excludedSchemes: [String] = [], querySlots: [String] = []) {
        self.enumName = enumName
        self.excludedSchemes = excludedSchemes
        self.querySlots = querySlots
    }
}
