import APIModel
import Diagnostics
import Naming
import OpenAPIDocument

/// From a document to the model of its API: every reference followed, every Swift name decided.
package enum Resolver {
    package static func resolve(_ document: Document, options: ResolveOptions, sink: inout DiagnosticSink) -> API {
        var reports = Reports(sink)
        let namespace = options.enumName ?? SwiftName.namespace(title: document.info.title)
        if let name = options.enumName, !SwiftName.isNamespace(name) {
            reports.report(
                .unusableNamespace, at: document.root.location,
                "the namespace cannot be called `\(name)`: it must be a Swift identifier, and none that generated code "
                    + "refers to")
        }
        let selected = OperationSelection.operations(of: document, excluding: options.excludedSchemes, &reports)
        let operationNames = operationNames(selected, &reports)
        var topLevel = Nest(path: [], namespace: namespace)
        let securitySchemes = SecuritySchemes.resolve(requiredBy: selected, in: document, &topLevel, &reports)
        let index = DocumentIndex(document)
        let directions = SchemaDirections(index, operations: selected)
        let typeNames = typeNames(index, &topLevel, &reports)
        let sentTypeNames = sentTypeNames(index, directions, &topLevel)
        var schemas = SchemaResolver(
            index: index, namespace: namespace, typeNames: typeNames, sentTypeNames: sentTypeNames,
            directions: directions, reports: reports)
        var models = (document.components.schemas + index.placedSchemas)
            .filter { index.schema(named: $0.name) === $0.value }.flatMap { schemas.models(of: $0, in: &topLevel) }
        var resolver = OperationResolver(
            schemas: schemas, topLevel: topLevel,
            operationEnum: Nest(path: ["Operation"], namespace: namespace),
            responsesEnum: Nest(path: ["Responses"], namespace: namespace),
            failuresEnum: Nest(path: ["Failures"], namespace: namespace),
            headersEnum: Nest(path: ["ResponseHeaders"], namespace: namespace),
            querySlots: Set(options.querySlots))
        let operations = zip(selected, operationNames).compactMap { resolver.resolve($0, name: $1) }
        resolver.declareWebhooks(of: document)

        reports = resolver.schemas.reports
        let servers = Servers.resolve(document, &resolver.topLevel, &reports)
        for slot in options.querySlots where !resolver.usedSlots.contains(slot) {
            reports.report(
                .unusedSlot, at: document.root.location,
                "no operation has a query parameter `\(slot)`, so it cannot be a slot")
        }
        models = CircularAliases.broken(models + resolver.topLevel.models, &reports)
        models = RecursiveValues.boxed(CircularUnions.broken(models, &reports))
        let required = Set(operations.flatMap { $0.security.flatMap { $0.requirements.map(\.scheme) } })
        let api = API(
            title: document.info.title, namespace: namespace, documentation: document.info.description,
            excludedSchemes: options.excludedSchemes, models: models.sorted { $0.name < $1.name },
            operations: operations.sorted { ($0.path, $0.method.rawValue) < ($1.path, $1.method.rawValue) },
            selectedOperations: Set(selected.map(\.pointer)),
            parameterModels: resolver.operationEnum.models.sorted { $0.name < $1.name },
            messages: resolver.messages,
            securitySchemes: securitySchemes.filter { required.contains($0.key) },
            servers: servers)
        sink = reports.sink
        return api
    }

    /// Names by document order, so that an operation added at the end renames none.
    private static func operationNames(_ selected: [SelectedOperation], _ reports: inout Reports) -> [String] {
        var scope = NameScope(reserved: ReservedNames.operationCases)
        return selected.map { operation in
            let (preferred, alternative) =
                operation.object.operationID.map { (SwiftName.operation(id: $0), SwiftName.spelledOperation(id: $0)) }
                ?? (
                    SwiftName.operation(method: operation.object.method, path: operation.item.path),
                    SwiftName.spelledOperation(method: operation.object.method, path: operation.item.path)
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

    private static func typeNames(
        _ index: DocumentIndex, _ topLevel: inout Nest, _ reports: inout Reports
    ) -> [String: String] {
        var names: [String: String] = [:]
        for entry in index.document.components.schemas {
            if names[entry.name] != nil {
                // Only names that differ by code points, not by characters, come here.
                reports.refuse(
                    .refusedSchema, at: entry.location,
                    "schema `\(entry.name)` has the name of an earlier one, spelled with other code points; "
                        + "rename one of them")
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
        for entry in index.placedSchemas {
            let text = PlacedName.text(of: entry.name, in: index.document)
            names[entry.name] =
                topLevel.scope.assign(
                    preferred: SwiftName.type(text), alternative: SwiftName.spelledType(text), source: text
                ).name
        }
        return names
    }

    /// `PetInput` beside `Pet`.
    private static func sentTypeNames(
        _ index: DocumentIndex, _ directions: SchemaDirections, _ topLevel: inout Nest
    ) -> [String: String] {
        var names: [String: String] = [:]
        let document = index.document
        for entry in document.components.schemas + index.placedSchemas where directions.split.contains(entry.name) {
            let text =
                (entry.name.hasPrefix("#") ? PlacedName.text(of: entry.name, in: document) : entry.name) + "-input"
            names[entry.name] =
                topLevel.scope.assign(
                    preferred: SwiftName.type(text), alternative: SwiftName.spelledType(text), source: text
                ).name
        }
        return names
    }
}
