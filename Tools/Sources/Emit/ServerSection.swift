import APIModel
import SwiftAST

/// Where the API is served.
enum ServerSection {
    static func members(of api: API) -> [Declaration] {
        guard let server = api.servers.first else { return [] }
        return [
            .property(
                Property(
                    .let, "defaultBaseURL", nil,
                    .stored(.forceUnwrap(.call("URL", [Argument("string", .string(server.url))]))),
                    documentation: DocComment(
                        ["The document's first server.", server.documentation].compactMap { $0 }
                            .joined(separator: "\n\n")),
                    modifiers: [.public, .static]))
        ]
    }
}
