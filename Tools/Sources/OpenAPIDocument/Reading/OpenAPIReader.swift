import Diagnostics
import OpenAPIGrammar
import YAML

/// Reads a tree as an OpenAPI document.
package enum OpenAPIReader {
    /// - Parameter loader: Gives the other files that the document refers to.
    /// - Throws: ``Halt`` when the tree is no OpenAPI document of a version that is read.
    package static func read(
        _ root: Node, loader: DocumentLoader = .none, sink: inout DiagnosticSink
    ) throws(Halt) -> Document {
        let version = try version(of: root)
        var reports = ReadingReports(
            sink: sink, version: version, files: DocumentFiles(root: root, version: version, loader: loader))
        defer { sink = reports.sink }
        guard let object = ObjectReader(root, .document, &reports) else {
            throw Halt(.notOpenAPI, at: root.location, "an OpenAPI document is a mapping")
        }
        if version == .v2_0 { return SwaggerReader.read(object, &reports) }
        object.reportUnknownFields(&reports)
        if let webhooks = object.field("webhooks") {
            reports.sink.report(
                .notClientCallable, at: webhooks.location,
                "webhooks are requests that the server makes: the client reads their bodies, and sends none")
        }
        let before = reports.refusals
        let security =
            object.field("security") == nil ? nil : OperationReader.securityRequirements(object, &reports)
        let isSecurityRefused = reports.refusals > before
        let paths = paths(object, &reports, OperationReader.pathItem)
        let components = ComponentsReader.read(object.field("components"), &reports)
        let webhookItems = self.webhooks(object, &reports)
        let objects = ReferencedObjectsReader.objects(components, &reports)
        let schemas = ReferencedObjectsReader.schemas(components, &reports)
        return Document(
            version: version, info: info(object, &reports), servers: ServerReader.servers(of: object, &reports),
            paths: paths, webhooks: webhookItems, components: components, security: security,
            isSecurityRefused: isSecurityRefused, schemas: schemas, objects: objects, root: root,
            sources: reports.files.sources, links: DocumentLinks(reports))
    }

    private static func version(of root: Node) throws(Halt) -> OpenAPIVersion {
        guard root.mapping != nil else {
            throw Halt(
                .notOpenAPI, at: root.location,
                "this is not an OpenAPI document: its root is \(root.kindInWords), not a mapping")
        }
        if let swagger = root["swagger"], root["openapi"] == nil {
            if swagger.text == "2.0" { return .v2_0 }
            throw Halt(
                .unsupportedVersion, at: swagger.location,
                "Swagger version `\(swagger.text ?? "")` is not read; 2.0 is, and OpenAPI 3.0 and 3.1")
        }
        guard let field = root["openapi"], let text = field.text else {
            throw Halt(
                .notOpenAPI, at: root.location,
                "this is not an OpenAPI document: it has no `openapi` or `swagger` field that states its version")
        }
        guard let version = OpenAPIVersion(field: text), version != .v2_0 else {
            throw Halt(
                .unsupportedVersion, at: field.location,
                "OpenAPI version `\(text)` is not read; 3.0, 3.1 and 3.2 are, and Swagger 2.0")
        }
        return version
    }

    static func info(_ document: ObjectReader, _ reports: inout ReadingReports) -> Info {
        guard let node = document.field("info") else {
            reports.refuse(.missingField, at: document.node.location, "this document needs an `info` with a `title`")
            return Info(title: "", description: nil, location: document.node.location)
        }
        guard let info = ObjectReader(node, .info, &reports) else {
            return Info(title: "", description: nil, location: node.location)
        }
        // OpenAPI 3.1 added `summary`, and documents of all versions have it.
        info.reportUnknownFields(besides: "summary", &reports)
        return Info(
            title: info.requiredText("title", &reports) ?? "", description: info.text("description", &reports),
            location: node.location)
    }

    static func paths(
        _ document: ObjectReader, _ reports: inout ReadingReports,
        _ read: (Key, Node, inout ReadingReports) -> PathItem?
    ) -> [PathItem] {
        document.map("paths", &reports).compactMap { entry in
            if entry.key.text.hasPrefix("x-") { return nil }
            guard entry.key.text.hasPrefix("/") else {
                reports.refuse(
                    .wrongType, at: entry.key.location, "a path starts with a slash: write `/\(entry.key.text)`")
                return nil
            }
            return read(entry.key, entry.value, &reports)
        }
    }

    private static func webhooks(_ document: ObjectReader, _ reports: inout ReadingReports) -> [PathItem] {
        document.map("webhooks", &reports).compactMap { entry in
            entry.key.text.hasPrefix("x-") ? nil : OperationReader.pathItem(entry.key, entry.value, &reports)
        }
    }
}
