import APIModel
import Diagnostics
import Naming
import Normalise
import OpenAPIDocument

/// Makes the model of an API from its document: follows all references, and assigns all Swift names.
///
/// The stages are functions of values: index → select → name → models → operations → finish. If operations are refused,
/// the stages from `name` on run again without them, so that the result is the same as for a document without them.
package enum Resolver {
    /// - Throws: `Halt` if schemas refer to one another in too long a chain.
    package static func resolve(
        _ document: Document, options: ResolveOptions, sink: inout DiagnosticSink
    ) throws(Halt) -> API {
        let index = try index(document)
        var findings = Findings()
        let choices = Choices(options, &findings)
        let selection = OperationSelection(of: index.document, options)
        if options.isSelecting {
            let generated = GeneratedSchemas(index, operations: selection.operations, options, choices)
            UnselectedFindings.forget(
                index.document, selected: selection.operations, generated: generated, &sink)
        }
        findings.report(to: &sink)
        selection.findings.report(to: &sink)

        var operations = selection.operations
        while true {
            let resolution = Resolution(
                DuplicateOperationIDs.marked(operations), index: index, options: options, choices: choices)
            guard resolution.refused.isEmpty else {
                for (pointer, refusals) in resolution.refused { refusals.report(to: &sink, about: pointer) }
                let refused = Set(resolution.refused.map(\.pointer))
                operations.removeAll { refused.contains($0.pointer) }
                continue
            }
            return finish(resolution, selection, options, &sink)
        }
    }

    /// The index of the document, with an identifier for every schema that must have a type of its own.
    private static func index(_ document: Document) throws(Halt) -> DocumentIndex {
        let index = DocumentIndex(document)
        try ReferenceChains.check(index)
        return SelfContaining.identified(in: index)
    }

    /// The API, once all parts are resolved and named.
    private static func finish(
        _ resolution: Resolution, _ selection: OperationSelection, _ options: ResolveOptions,
        _ sink: inout DiagnosticSink
    ) -> API {
        let document = resolution.input.index.document
        for (findings, subject) in resolution.assembly.findings { findings.report(to: &sink, about: subject) }
        var findings = Findings()
        reportUnused(resolution, selection, options, &findings)
        let named = NamedParts(resolution, options.sharing, &findings)
        var models = CircularAliases.broken(named.models, &findings)
        models = LargeModels.marked(RecursiveValues.boxed(CircularUnions.broken(models, &findings)))
        findings.report(to: &sink)
        let required = Set(named.operations.flatMap { $0.security.flatMap { $0.requirements.map(\.scheme) } })
        return API(
            title: document.info.title, namespace: resolution.namespace, documentation: document.info.description,
            excludedSchemes: options.excludedSchemes, models: models.sorted { $0.name < $1.name },
            operations: named.operations, selectedOperations: Set(selection.operations.map(\.pointer)),
            parameterModels: LargeModels.marked(named.parameterModels).sorted { $0.name < $1.name },
            messages: named.messages,
            securitySchemes: resolution.securitySchemes.filter { required.contains($0.key) },
            servers: named.servers)
    }

    private static func reportUnused(
        _ resolution: Resolution, _ selection: OperationSelection, _ options: ResolveOptions, _ findings: inout Findings
    ) {
        for slot in options.querySlots where !resolution.assembly.slots.contains(slot) {
            findings.report(
                .unusedSlot,
                at: options.querySlotLocations[slot] ?? resolution.input.index.document.root.location,
                "no operation has a query parameter `\(slot)`, so it cannot be a slot")
        }
        // If a selector fits nothing, other patterns may fit nothing because of it; only the selector is reported.
        if selection.isSound { resolution.input.choices.reportUnused(resolution.assembly.usage, &findings) }
    }
}
