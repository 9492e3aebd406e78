/// Small documents around a snippet of YAML.
enum Document {
    /// Component schemas; the server sends the named one.
    static func schemas(_ yaml: String, receiving name: String? = nil) -> String {
        let paths =
            name.map {
                """
                paths:
                  /received:
                    get:
                      operationId: receive
                      responses:
                        "200":
                          description: ok
                          content:
                            application/json:
                              schema:
                                $ref: '#/components/schemas/\($0)'

                """
            } ?? "paths: {}\n"
        return head + paths + "components:\n  schemas:\n" + indented(yaml, by: 4)
    }

    /// Path items, and components beside them.
    static func paths(_ yaml: String, components: String = "") -> String {
        head + "paths:\n" + indented(yaml, by: 2)
            + (components.isEmpty ? "" : "components:\n" + indented(components, by: 2))
    }

    static let head = "openapi: 3.1.0\ninfo: {title: T, version: \"1\"}\n"

    private static func indented(_ text: String, by width: Int) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false)
            .map { $0.isEmpty ? "\n" : String(repeating: " ", count: width) + $0 + "\n" }.joined()
    }
}
