import Diagnostics

extension RulePage {
    static let backendIncomplete = RulePage(
        means: "A `backend.yaml` lacks a key without which there is no backend: `spec`, the document, or `version`.",
        lost: "The whole run: nothing is generated for the backend.",
        remedy: "Add the key that the finding names.",
        example: .configuration(
            """
            spec: Specs/shop.yaml

            """,
            repaired: """
                spec: Specs/shop.yaml
                version: 1.0.0

                """))

    static let backendClash = RulePage(
        means: "Two backends have one name or one module. Both are unique in a repository: a name is a package, and a "
            + "module is what an app imports.",
        lost: "The whole run: the root manifest cannot name both.",
        remedy: "Give one of the two another `name` or `module`.",
        example: .words("A backend's folder was copied, and its `backend.yaml` still has the name of the first."))
}
