/// Small documents around a snippet of YAML.
enum Document {
    /// A document of component schemas, of which the server sends the named one.
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

    /// The head of a Swagger 2.0 document that states every default.
    static let swagger = """
        swagger: "2.0"
        info: {title: T, version: "1"}
        host: h.test
        basePath: /v1
        schemes: [https]
        consumes: [application/json]
        produces: [application/json]

        """

    static let head = "openapi: 3.1.0\ninfo: {title: T, version: \"1\"}\n"

    private static func indented(_ text: String, by width: Int) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false)
            .map { $0.isEmpty ? "\n" : String(repeating: " ", count: width) + $0 + "\n" }.joined()
    }
}
