import APIModel
import Configuration
import Emit
import Resolve

/// What a user decides about one document's output.
package struct GeneratorOptions: Sendable, Hashable {
    /// What decides the model: which operations, and what everything is called and typed.
    package var resolve: ResolveOptions
    /// Ids of rules whose refusals are taken as warnings.
    package var allowedRules: Set<String>
    /// Ids of rules whose warnings and notes are taken as errors.
    package var deniedRules: Set<String> = []
    package var access = AccessLevel.public
    package var files = FileLayout.one
    /// Overlay documents, applied in this order before the document is read.
    package var overlays: [ConfiguredPath] = []
    /// The folder that references into other files may not leave; nil for that of the document.
    package var root: ConfiguredPath?
    /// Where documents behind `https` references are kept; nil when they are refused.
    package var remote: ConfiguredPath?

    package init(
        enumName: String? = nil, excludedSchemes: [String] = [], querySlots: [String] = [],
        allowedRules: Set<String> = []
    ) {
        resolve = ResolveOptions(enumName: enumName, excludedSchemes: excludedSchemes, querySlots: querySlots)
        self.allowedRules = allowedRules
    }

    /// The namespace's name instead of the one that `info.title` makes.
    package var enumName: String? {
        get { resolve.enumName }
        set { resolve.enumName = newValue }
    }

    /// Security schemes whose operations are left out.
    package var excludedSchemes: [String] {
        get { resolve.excludedSchemes }
        set { resolve.excludedSchemes = newValue }
    }

    /// Query parameters whose values the wiring gives.
    package var querySlots: [String] {
        get { resolve.querySlots }
        set { resolve.querySlots = newValue }
    }

    /// Modules that the generated source imports for the types that the user names.
    package var imports: [String] { resolve.types.imports }

    var emit: EmitOptions { EmitOptions(access: access, files: files, imports: imports) }
}
