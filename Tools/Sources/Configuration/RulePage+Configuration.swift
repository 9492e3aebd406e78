import Diagnostics

extension RulePage {
    static let backendKey = RulePage(
        means: "A `backend.yaml` (or the `workspace.yaml`) has a key that it does not take. Mostly the key is "
            + "misspelt.",
        lost: "The whole run: what the key was to decide is unknown.",
        remedy: "Correct the key; the finding suggests what is spelled alike.",
        example: .configuration(
            """
            spec: Specs/shop.yaml
            version: 1.0.0
            enumname: Shop

            """,
            repaired: """
                spec: Specs/shop.yaml
                version: 1.0.0
                enumName: Shop

                """))

    static let backendValue = RulePage(
        means: "A value in a `backend.yaml` (or the `workspace.yaml`) is not what its key takes: another kind of "
            + "value, a name that cannot be, a rule that does not exist.",
        lost: "The whole run: what the key was to decide is unknown.",
        remedy: "Write what the finding asks for.",
        example: .configuration(
            """
            spec: Specs/shop.yaml
            version: one

            """,
            repaired: """
                spec: Specs/shop.yaml
                version: 1.0.0

                """))
}
