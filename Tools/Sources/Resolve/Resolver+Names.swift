import Diagnostics
import Naming
import OpenAPIDocument

/// The names of operations and schemas: those that the user gives come first, so that they win.
extension Resolver {
    /// Names by document order, so that an operation added at the end renames none.
    static func operationNames(
        _ selected: [SelectedOperation], _ choices: Choices, _ reports: inout Reports
    ) -> [String] {
        var scope = NameScope(reserved: ReservedNames.operationCases)
        let given = selected.map { operation in
            choices.names.operation(operation.id, operation.requestLine, &reports)
                .flatMap { scope.claim($0, source: operation.id, &reports) }
        }
        return zip(selected, given).map { operation, given in
            if let given { return given }
            let (preferred, alternative) =
                operation.object.operationID.map { (SwiftName.operation(id: $0), SwiftName.spelledOperation(id: $0)) }
                ?? (
                    SwiftName.operation(method: operation.object.method.lowercased(), path: operation.item.path),
                    SwiftName.spelledOperation(method: operation.object.method.lowercased(), path: operation.item.path)
                )
            let (name, clash) = scope.assign(preferred: preferred, alternative: alternative, source: operation.id)
            if let clash {
                reports.report(
                    .nameCollision, at: operation.object.location,
                    "operations `\(operation.id)` and `\(clash)` make one Swift name; this one is `\(name)`")
            }
            return name
        }
    }

    /// The names that the user gives to schemas with a name.
    static func givenTypeNames(
        _ generated: GeneratedSchemas, _ choices: Choices, _ topLevel: inout Nest, _ reports: inout Reports
    ) -> [String: String] {
        var names: [String: String] = [:]
        for (entry, address) in generated.addressed where names[entry.name] == nil {
            guard let given = choices.names.schema(address, &reports) else { continue }
            names[entry.name] = topLevel.scope.claim(given, source: address.text, &reports)
        }
        return names
    }

    static func typeNames(
        _ generated: GeneratedSchemas, _ given: [String: String], _ document: Document, _ topLevel: inout Nest,
        _ reports: inout Reports
    ) -> [String: String] {
        var names: [String: String] = [:]
        for entry in generated.components {
            if names[entry.name] != nil {
                // Only names that differ by code points, not by characters, come here.
                reports.refuse(
                    .refusedSchema, at: entry.location,
                    "schema `\(entry.name)` has the name of an earlier one, spelled with other code points; "
                        + "rename one of them")
                continue
            }
            if let given = given[entry.name] {
                names[entry.name] = given
                continue
            }
            let (name, clash) = topLevel.scope.assign(
                preferred: SwiftName.type(entry.name), alternative: SwiftName.spelledType(entry.name),
                source: entry.name)
            if let clash {
                reports.report(
                    .nameCollision, at: entry.location,
                    "schemas `\(entry.name)` and `\(clash)` make one Swift name; this one is `\(name)`")
            }
            names[entry.name] = name
        }
        // Their names come last, so that a reference more renames no component.
        for entry in generated.placed {
            let text = PlacedName.text(of: entry.name, in: document)
            names[entry.name] =
                given[entry.name]
                ?? topLevel.scope.assign(
                    preferred: SwiftName.type(text), alternative: SwiftName.spelledType(text), source: text
                ).name
        }
        return names
    }

    /// `PetInput` beside `Pet`.
    static func sentTypeNames(
        _ generated: GeneratedSchemas, _ given: [String: String], _ directions: SchemaDirections,
        _ document: Document, _ topLevel: inout Nest
    ) -> [String: String] {
        var names: [String: String] = [:]
        for entry in generated.entries where directions.split.contains(entry.name) {
            let isPlaced = entry.name.hasPrefix("#")
            let text = (isPlaced ? PlacedName.text(of: entry.name, in: document) : entry.name) + "-input"
            let preferred = given[entry.name].map { $0 + "Input" } ?? SwiftName.type(text)
            names[entry.name] =
                topLevel.scope.assign(preferred: preferred, alternative: SwiftName.spelledType(text), source: text).name
        }
        return names
    }
}
