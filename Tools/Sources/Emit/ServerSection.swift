import APIModel
import SwiftAST

/// The URLs of the API's servers.
enum ServerSection {
    static func members(of api: API) -> [Declaration] {
        (api.servers.first.map { common($0, api) } ?? []) + ownServers(api)
    }

    private static func common(_ server: Server, _ api: API) -> [Declaration] {
        let variables = server.variables.isEmpty ? [] : [Declaration.function(baseURL(server, api))]
        return [.property(defaultBaseURL(server))] + variables
    }

    private static func ownServers(_ api: API) -> [Declaration] {
        guard api.operations.contains(where: { $0.ownServer != nil }) else { return [] }
        return [
            .function(
                Function(
                    "ownBaseURL", [SwiftAST.Parameter("operation", label: "of", "Operation")],
                    returns: .optional("URL"),
                    documentation: DocComment(
                        "Where the document says that the operation is served, if that is not its first server."),
                    modifiers: [.public, .static],
                    body: FactSwitch.statements(api.operations.map { ($0.name, $0.ownServer) }) { url in
                        url.map(self.url) ?? .null
                    }))
        ]
    }

    private static func url(_ text: String) -> Expression {
        .forceUnwrap(.call("URL", [Argument("string", .string(text))]))
    }

    private static func defaultBaseURL(_ server: Server) -> SwiftAST.Property {
        SwiftAST.Property(
            .let, "defaultBaseURL", nil,
            .stored(url(server.url)),
            documentation: DocComment([
                server.variables.isEmpty
                    ? "The document's first server." : "The document's first server, with its variables' defaults.",
                server.documentation,
            ]), modifiers: [.public, .static])
    }

    private static func baseURL(_ server: Server, _ api: API) -> Function {
        let spelling = TypeSpelling(namespace: api.namespace)
        let free = server.variables.filter { $0.type == .primitive(.string) }
        let listed = server.variables.filter { $0.type != .primitive(.string) }
        let values = [
            Argument(
                .dictionary(free.map { (.string($0.key), .name(Identifier($0.name))) }))
        ]
        let listedValues =
            listed.isEmpty
            ? []
            : [
                Argument(
                    "listed",
                    .dictionary(
                        listed.map { (.string($0.key), Expression.name(Identifier($0.name)).dot("rawValue")) }))
            ]
        return Function(
            "baseURL",
            server.variables.map { SwiftAST.Parameter(Identifier($0.name), spelling.type($0.type)) },
            throws: .any, returns: "URL",
            documentation: DocComment(
                "The document's first server; a value that would reach out of its place in the URL throws.",
                parameters: server.variables.map { (Identifier($0.name), $0.documentation ?? "") }),
            modifiers: [.public, .static],
            body: [
                .expression(
                    .try(
                        Expression.name("ServerURL").dot(
                            "make", [.string(server.template)] + values + listedValues)))
            ])
    }
}
