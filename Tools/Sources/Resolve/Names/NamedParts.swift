import APIModel
import Configuration
import Naming

/// The parts of a resolution after names have replaced all tokens.
struct NamedParts {
    let models: [Model]
    let operations: [Operation]
    let parameterModels: [Model]
    let messages: Messages
    let servers: [Server]

    init(_ resolution: Resolution, _ sharing: Sharing, _ findings: inout Findings) {
        var assembly = resolution.assembly
        let moved = SharedTypes.join(&assembly, sharing)
        let messages = assembly.messages
        var linker = NameLinker(
            assembly.nameables, aliases: assembly.aliases, moved: moved, namespace: resolution.namespace)
        var namespace = resolution.namespaceScope
        linker.assign(assembly.models.map(\.name) + messages.bodies.map(\.name), "types", in: &namespace)
        linker.assign(assembly.parameterModels.map(\.name), "types of parameters")
        linker.assign(messages.outcomes.map(\.name), "results")
        linker.assign(messages.headers.map(\.name), "headers of responses")
        var failures = NameScope(reserved: [resolution.namespace], caseInsensitive: true)
        linker.assign(messages.failures.map(\.name), "failures", in: &failures)
        var (webhooks, callbacks) = (NameScope(), NameScope())
        linker.assign(messages.webhooks.map(\.name), "webhooks", in: &webhooks)
        linker.assign(messages.callbacks.map(\.name), "callbacks", in: &callbacks)
        linker.assignNested(in: assembly.models)
        linker.assignNested(in: assembly.parameterModels)
        for nested in messages.bodies.map(\.nested) + messages.headers.map(\.nested) {
            linker.assign(nested.map(\.name), "nested types")
            linker.assignNested(in: nested)
        }
        linker.assignAliases()
        findings.append(linker.findings)

        models = linker.models(assembly.models)
        parameterModels = linker.models(assembly.parameterModels)
        var linked = linker.messages(messages)
        operations = SharedOutcomes.simplified(assembly.operations.map(linker.operation), &linked.outcomes)
        linked.failures = SharedFailures.shared(linked.failures, &failures, &findings)
        self.messages = linked
        servers = resolution.servers.map { server in
            var server = server
            for position in server.variables.indices {
                server.variables[position].type = linker.type(server.variables[position].type)
            }
            return server
        }
    }
}
