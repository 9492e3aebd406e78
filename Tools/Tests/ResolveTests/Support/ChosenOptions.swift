import Configuration
import Diagnostics
import Resolve

private let place = SourceLocation(file: "backend.yaml", line: 1, column: 1)

private func globs(_ patterns: [String]) -> [Located<Glob>] {
    patterns.map { Located(Glob($0), at: place) }
}

/// Selects operations by tag.
func including(tags: [String]) -> ResolveOptions {
    var options = ResolveOptions()
    var selectors = Selectors(location: place)
    selectors.tags = globs(tags)
    options.include = selectors
    return options
}

/// Leaves operations out.
func excluding(operations: [String]) -> ResolveOptions {
    var options = ResolveOptions()
    var selectors = Selectors(location: place)
    selectors.operations = globs(operations)
    options.exclude = selectors
    return options
}

/// Gives names: patterns of the document's names, and the Swift names instead.
func naming(
    operations: KeyValuePairs<String, String> = [:], schemas: KeyValuePairs<String, String> = [:],
    properties: KeyValuePairs<String, String> = [:], cases: KeyValuePairs<String, String> = [:],
    parameters: KeyValuePairs<String, String> = [:]
) -> ResolveOptions {
    func renamings(_ names: KeyValuePairs<String, String>) -> [Renaming] {
        names.map { Renaming(pattern: Located(Glob($0), at: place), name: Located($1, at: place)) }
    }
    var options = ResolveOptions()
    options.names.operations = renamings(operations)
    options.names.schemas = renamings(schemas)
    options.names.properties = renamings(properties)
    options.names.cases = renamings(cases)
    options.names.parameters = renamings(parameters)
    return options
}

/// Gives types: patterns of the document's names, and Swift types instead.
func typing(
    formats: KeyValuePairs<String, String> = [:], schemas: KeyValuePairs<String, String> = [:]
) -> ResolveOptions {
    func retypings(_ types: KeyValuePairs<String, String>) -> [Retyping] {
        types.compactMap { pattern, text in
            WrittenType(text).map { Retyping(pattern: Located(Glob(pattern), at: place), type: Located($0, at: place)) }
        }
    }
    var options = ResolveOptions()
    options.types.formats = retypings(formats)
    options.types.schemas = retypings(schemas)
    return options
}

/// Closes enumerations.
func closing(_ enumerations: [String]) -> ResolveOptions {
    var options = ResolveOptions()
    options.enums.closed = globs(enumerations)
    return options
}
