import Diagnostics

extension RulePage {
    static let sliceVersion = RulePage(
        means: "A document can be made smaller when its field `openapi` states a version 3. This one does not.",
        lost: "The whole run: nothing is written.",
        remedy: "Convert the document to OpenAPI 3 first.",
        example: .slice(
            """
            swagger: "2.0"
            info: {title: Shop, version: "1"}
            paths: {}

            """,
            repaired: """
                openapi: 3.0.3
                info: {title: Shop, version: "1"}
                paths: {}

                """))

    static let sliceSelector = RulePage(
        means: "A selector (`--tag`, `--path`, `--operation`, `--scheme`) matches no operation of the document, or "
            + "all selectors together match none.",
        lost: "The whole run: nothing is written.",
        remedy: "Correct the selector; the finding suggests what is spelled alike.",
        example: .slice(
            shop(orders: #"get: {tags: [orders], responses: {"204": {description: Done}}}"#),
            arguments: ["--tag", "order"],
            repaired: shop(orders: #"get: {tags: [order], responses: {"204": {description: Done}}}"#)))

    static let sliceUnresolvedReference = RulePage(
        means: "What is kept refers to a component, a security scheme or a place that the document does not have, or "
            + "to another document.",
        lost: "The whole run: the smaller document would be broken.",
        remedy: "Add what is referred to, or select operations that do not need it.",
        example: .slice(
            shop(orders: ##"get: {responses: {"204": {$ref: "#/components/responses/Done"}}}"##),
            repaired: shop(orders: #"get: {responses: {"204": {description: Done}}}"#)))

    static let sliceUnresolvedSchema = RulePage(
        means: "What is kept refers to a schema that the document does not have.",
        lost: "The whole run; where the rule is allowed, what the schema would say: any value takes its place.",
        remedy: "Add the schema, or allow the rule.",
        example: .slice(
            shop(orders: body(##"{$ref: "#/components/schemas/Order"}"##)),
            repaired: shop(orders: body("{type: object}"))))

    static let sliceDroppedLink = RulePage(
        means: "A response has a link to an operation that is not among those that are kept.",
        lost: "The link: it is left out.",
        remedy: "Select the operation, too, where the link matters.",
        example: .slice(
            shop(
                orders: #"get: {responses: {"204": {description: Done, links: {pay: {operationId: pay}}}}}"#,
                more: #"  /payments: {post: {operationId: pay, responses: {"204": {description: Done}}}}"#),
            arguments: ["--path", "/orders"],
            repaired: shop(orders: #"get: {responses: {"204": {description: Done}}}"#)))

    static let sliceReferenceKind = RulePage(
        means: "A reference names a component of another kind than its place takes, such as a response where a schema "
            + "belongs.",
        lost: "Nothing: it is kept as it is, and the smaller document is as faulty as the document.",
        remedy: "Correct the reference in the document.",
        example: .slice(
            shop(
                orders: body(##"{$ref: "#/components/responses/Done"}"##),
                more: "components: {responses: {Done: {description: Done}}}"),
            repaired: shop(
                orders: body(##"{$ref: "#/components/schemas/Done"}"##),
                more: "components: {schemas: {Done: {type: object}}}")))

    static let sliceField = RulePage(
        means: "An object has a field that the document's version of OpenAPI does not give it; with it, the smaller "
            + "document would not be valid.",
        lost: "The field: it is left out, unless the finding says what is written for it.",
        remedy: "Correct the field's name or its place, or state the version that has it.",
        example: .slice(
            shop(orders: #"get: {operationID: list, responses: {"204": {description: Done}}}"#),
            repaired: shop(orders: #"get: {operationId: list, responses: {"204": {description: Done}}}"#)))

    /// A document of one path, whose item is one line, and more lines after it.
    private static func shop(orders item: String, more: String = "") -> String {
        """
        openapi: 3.0.3
        info: {title: Shop, version: "1"}
        paths:
          /orders:
            \(item)
        \(more.isEmpty ? "" : more + "\n")
        """
    }

    /// An operation that takes JSON of a schema.
    private static func body(_ schema: String) -> String {
        #"put: {requestBody: {content: {application/json: {schema: "# + schema
            + #"}}}, responses: {"204": {description: Done}}}"#
    }
}
