import Diagnostics
import YAML

/// Reads the callbacks of an operation.
enum CallbackReader {
    static func callbacks(of operation: ObjectReader, _ reports: inout ReadingReports) -> [Entry<[PathItem]>] {
        guard let field = operation.field("callbacks") else { return [] }
        guard !reports.isInCallback else {
            reports.sink.report(
                .notCarried, at: field.location, "callbacks of a callback's own request are not carried")
            return []
        }
        reports.sink.report(
            .notClientCallable, at: field.location,
            "callbacks are requests that the server makes: the client reads their bodies, and sends none")
        reports.isInCallback = true
        defer { reports.isInCallback = false }
        return operation.map("callbacks", &reports).compactMap { entry in
            guard !entry.key.text.hasPrefix("x-"), let node = reports.following(entry.value),
                let object = ObjectReader(node, .callback, &reports)
            else { return nil }
            let items = object.mapping.entries.compactMap { item in
                item.key.text.hasPrefix("x-") ? nil : OperationReader.pathItem(item.key, item.value, &reports)
            }
            return Entry(name: entry.key.text, location: entry.key.location, value: items)
        }
    }
}
