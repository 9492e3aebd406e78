import Diagnostics

extension RuleExample {
    /// A document of OpenAPI 3.1 with these lines after its head.
    package static func api(_ lines: String) -> String {
        "openapi: 3.1.0\ninfo: {title: Shop, version: \"1\"}\n" + lines + "\n"
    }

    /// A document of OpenAPI 3.1 with one operation, `GET /orders`, whose fields are these lines.
    package static func operation(_ lines: String) -> String {
        let fields = lines.split(separator: "\n").map { "      \($0)\n" }.joined()
        return api("paths:\n  /orders:\n    get:\n" + fields).trimmed
    }

    /// A document of OpenAPI 3.1 without an operation, whose component schemas are these lines.
    package static func schemas(_ lines: String) -> String {
        let entries = lines.split(separator: "\n").map { "    \($0)\n" }.joined()
        return api("paths: {}\ncomponents:\n  schemas:\n" + entries).trimmed
    }
}

extension String {
    /// The text ended by one line feed.
    fileprivate var trimmed: String {
        var text = self
        while text.hasSuffix("\n\n") { text.removeLast() }
        return text
    }
}
