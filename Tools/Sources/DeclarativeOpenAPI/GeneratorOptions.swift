import APIModel
import Configuration
import Emit
import Resolve

/// The options for generating one document.
package struct GeneratorOptions: Sendable, Hashable {
    /// The options that determine the model: selection, names and types.
    package var resolve: ResolveOptions
    /// Ids of rules whose refusals are treated as warnings.
    package var allowedRules: Set<String>
    /// Ids of rules whose warnings and notes are treated as errors.
    package var deniedRules: Set<String> = []
    package var access = AccessLevel.public
    package var files = FileLayout.one
    /// Overlay documents, applied in this order before the document is read.
    package var overlays: [ConfiguredPath] = []
    /// The folder that contains all files that the document may refer to; nil for the document's folder.
    package var root: ConfiguredPath?
    /// The folder with copies of the documents that `https` references name; nil if such references are refused.
    package var remote: ConfiguredPath?

    package init(
        enumName: String? = nil, excludedSchemes: [String] = [], querySlots: [String] = [],
        allowedRules: Set<String> = []
    ) {
        resolve = ResolveOptions(enumName: enumName, excludedSchemes: excludedSchemes, querySlots: querySlots)
        self.allowedRules = allowedRules
    }

    /// The name of the namespace; nil for one made from `info.title`.
    package var enumName: String? {
        get { resolve.enumName }
        set { resolve.enumName = newValue }
    }

    /// Security schemes whose operations are left out.
    package var excludedSchemes: [String] {
        get { resolve.excludedSchemes }
        set { resolve.excludedSchemes = newValue }
    }

    /// Query parameters that the wiring fills.
    package var querySlots: [String] {
        get { resolve.querySlots }
        set { resolve.querySlots = newValue }
    }

    /// Modules of the types that the user names, which the generated code imports.
    package var imports: [String] { resolve.types.imports }

    var emit: EmitOptions { EmitOptions(access: access, files: files, imports: imports) }
}
