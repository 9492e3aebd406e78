import APIModel
import Diagnostics
import Naming
import OpenAPIDocument

/// From a document to the model of its API: every reference followed, every Swift name decided.
package enum Resolver {
    /// - Throws: `Halt` where schemas stand for one another without end in sight.
    package static func resolve(
        _ document: Document, options: ResolveOptions, sink: inout DiagnosticSink
    ) throws(Halt) -> API {
        let written = DocumentIndex(document)
        try ReferenceChains.check(document, written)
        let document = SelfContaining.named(in: document, written)
        var reports = Reports(sink)
        let namespace = options.enumName ?? SwiftName.namespace(title: document.info.title)
        if let name = options.enumName, !SwiftName.isNamespace(name) {
            reports.report(
                .unusableNamespace, at: document.root.location,
                "the namespace cannot be called `\(name)`: it must be a Swift identifier, and none that generated code "
                    + "refers to")
        }
        let choices = Choices(options, &reports)
        let errors = reports.sink.count(of: .error)
        let selected = OperationSelection.operations(of: document, options, &reports)
        let areSelectorsSound = reports.sink.count(of: .error) == errors
        let operationNames = operationNames(selected, choices, &reports)
        var topLevel = Nest(path: [], namespace: namespace)
        let index = DocumentIndex(document)
        let generated = GeneratedSchemas(index, operations: selected, options, choices)
        if options.isSelecting {
            UnselectedFindings.forget(document, selected: selected, generated: generated, &reports)
        }
        let given = givenTypeNames(generated, choices, &topLevel, &reports)
        let securitySchemes = SecuritySchemes.resolve(requiredBy: selected, in: document, &topLevel, &reports)
        let directions = SchemaDirections(index, operations: selected)
        let typeNames = typeNames(generated, given, document, &topLevel, &reports)
        let sentTypeNames = sentTypeNames(generated, given, directions, document, &topLevel)
        var schemas = SchemaResolver(
            index: index, namespace: namespace, typeNames: typeNames, sentTypeNames: sentTypeNames,
            directions: directions, choices: choices, reports: reports)
        var models = generated.entries
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
        // What fits nothing because too little is selected would only say so again.
        if areSelectorsSound { choices.reportUnused(&reports) }
        models = CircularAliases.broken(models + resolver.topLevel.models, &reports)
        models = RecursiveValues.boxed(CircularUnions.broken(models, &reports))
        let required = Set(operations.flatMap { $0.security.flatMap { $0.requirements.map(\.scheme) } })
        let api = API(
            title: document.info.title, namespace: namespace, documentation: document.info.description,
            excludedSchemes: options.excludedSchemes, models: models.sorted { $0.name < $1.name },
            operations: operations.sorted {
                $0.path == $1.path ? $0.method.order < $1.method.order : $0.path < $1.path
            },
            selectedOperations: Set(selected.map(\.pointer)),
            parameterModels: resolver.operationEnum.models.sorted { $0.name < $1.name },
            messages: resolver.messages,
            securitySchemes: securitySchemes.filter { required.contains($0.key) },
            servers: servers)
        sink = reports.sink
        return api
    }
}
