import APIModel
import SwiftAST

/// The webhooks and callbacks: a function for each request of the server, which reads the request's body.
enum EventSection {
    static func members(of api: API, _ arrangement: Arrangement) -> [Declaration] {
        let spelling = TypeSpelling(namespace: api.namespace, arrangement)
        return section(
            "Webhooks", "The bodies of requests that the server makes when something happens.",
            api.messages.webhooks, spelling)
            + section(
                "Callbacks", "The bodies of requests that the server makes because of a call.",
                api.messages.callbacks, spelling)
    }

    private static func section(
        _ name: Identifier, _ documentation: String, _ events: [Event], _ spelling: TypeSpelling
    ) -> [Declaration] {
        guard !events.isEmpty else { return [] }
        return [
            .enum(
                name, documentation: DocComment(documentation),
                members: events.sorted { $0.name < $1.name }.map { .function(function($0, spelling)) })
        ]
    }

    private static func function(_ event: Event, _ spelling: TypeSpelling) -> Function {
        let payload = spelling.type(event.payload)
        return Function(
            Identifier(event.name),
            [
                Parameter("body", label: .wildcard, "Data"),
                Parameter("decoder", "JSONDecoder", default: .call("JSONDecoder")),
            ], throws: .any, returns: payload,
            documentation: DocComment(
                [event.documentation ?? "", event.requestLine].filter { !$0.isEmpty }.joined(separator: "\n\n"),
                parameters: [("body", "The body of the server's request.")]),
            attributes: event.isDeprecated ? [.deprecated()] : [], modifiers: [.public, .static],
            body: [
                .expression(
                    .try(
                        Expression.name("decoder").dot(
                            "decode", [Argument(.metatype(payload)), Argument("from", .name("body"))])))
            ])
    }
}
