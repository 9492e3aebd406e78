import YAML

/// Reads the `servers` of a document, a path or an operation.
enum ServerReader {
    static func servers(of object: ObjectReader, _ reports: inout ReadingReports) -> [ServerObject] {
        object.list("servers", &reports).compactMap { node -> ServerObject? in
            guard let server = ObjectReader(node, .server, &reports),
                let url = server.requiredText("url", &reports)
            else { return nil }
            server.reportUnknownFields(&reports)
            let variables = server.map("variables", &reports).compactMap { entry -> ServerObject.Variable? in
                guard let variable = ObjectReader(entry.value, .serverVariable, &reports),
                    let value = variable.requiredText("default", &reports)
                else { return nil }
                variable.reportUnknownFields(&reports)
                return ServerObject.Variable(
                    name: entry.key.text, defaultValue: value,
                    allowedValues: variable.list("enum", &reports).compactMap(\.text),
                    description: variable.text("description", &reports))
            }
            return ServerObject(
                url: url, description: server.text("description", &reports), variables: variables,
                location: server.field("url")?.location ?? node.location)
        }
    }
}
