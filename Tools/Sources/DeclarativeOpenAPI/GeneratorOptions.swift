import Resolve

/// What a user decides about one document's output.
package struct GeneratorOptions: Sendable, Hashable {
    /// The namespace's name instead of the one that `info.title` makes.
    package var enumName: String?
    /// Security schemes whose operations are left out.
    package var excludedSchemes: [String]
    /// Query parameters whose values the wiring gives.
    package var querySlots: [String]
    /// Ids of rules whose refusals are taken as warnings.
    package var allowedRules: Set<String>

    package init(
        enumName: String? = nil, excludedSchemes: [String] = [], querySlots: [String] = [],
        allowedRules: Set<String> = []
    ) {
        self.enumName = enumName
        self.excludedSchemes = excludedSchemes
        self.querySlots = querySlots
        self.allowedRules = allowedRules
    }

    var resolve: ResolveOptions {
        ResolveOptions(enumName: enumName, excludedSchemes: excludedSchemes, querySlots: querySlots)
    }
}
