import Diagnostics
import OpenAPIDocument

/// Security schemes, and the requirements that name them.
extension RulePage {
    static let unknownScheme = RulePage(
        means: "A security requirement names a scheme that is not among `components.securitySchemes`.",
        lost: "The operation: it is left out, since what it needs is unknown.",
        remedy: "Declare the scheme, or correct its name.",
        example: .document(
            RuleExample.operation(
                """
                security: [{token: []}]
                responses: {"204": {description: Done}}
                """),
            repaired: RuleExample.operation(
                """
                security: [{token: []}]
                responses: {"204": {description: Done}}
                """) + """
                    components:
                      securitySchemes: {token: {type: http, scheme: bearer}}

                    """))

    static let conflictingSchemes = RulePage(
        means: "One alternative of `security` requires two schemes that fill the same place, such as two of type "
            + "`http`, which both fill the header Authorization. A request has that place once.",
        lost: "The operation: it is left out, since no request satisfies it.",
        remedy: "List the schemes as alternatives, each in an item of its own.",
        example: .document(
            RuleExample.operation(
                """
                security: [{password: [], token: []}]
                responses: {"204": {description: Done}}
                """) + """
                    components:
                      securitySchemes:
                        password: {type: http, scheme: basic}
                        token: {type: http, scheme: bearer}

                    """,
            repaired: RuleExample.operation(
                """
                security: [{password: []}, {token: []}]
                responses: {"204": {description: Done}}
                """) + """
                    components:
                      securitySchemes:
                        password: {type: http, scheme: basic}
                        token: {type: http, scheme: bearer}

                    """))

    static let unattachableScheme = RulePage(
        means: "The client attaches API keys, HTTP credentials and bearer tokens. This scheme needs something that no "
            + "request holds, such as a client certificate, or is of a type that is not known.",
        lost: "The credentials: an operation that needs the scheme throws, unless another alternative is at hand.",
        remedy: "Attach them in the wiring's transport, and exclude the scheme or offer an alternative without it.",
        example: .document(
            RuleExample.operation(
                """
                security: [{certificate: []}]
                responses: {"204": {description: Done}}
                """) + """
                    components:
                      securitySchemes: {certificate: {type: mutualTLS}}

                    """,
            repaired: RuleExample.operation(
                """
                security: [{token: []}]
                responses: {"204": {description: Done}}
                """) + """
                    components:
                      securitySchemes: {token: {type: http, scheme: bearer}}

                    """))

    static let excludedSchemeMissing = RulePage(
        means: "What can only be called with an excluded scheme is left out. The document declares no scheme of the "
            + "name, so that nothing would be.",
        lost: "The whole run: mostly the name is misspelt, and operations would stay that were to go.",
        remedy: "Correct the name under `excludeSchemes` or after `--exclude-scheme`, or remove it.",
        example: .document(
            RuleExample.operation(
                """
                security: [{admin: []}]
                responses: {"204": {description: Done}}
                """) + """
                    components:
                      securitySchemes: {admin: {type: http, scheme: bearer}}

                    """, settings: "excludeSchemes: [Admin]\n",
            repaired: RuleExample.operation(
                """
                security: [{Admin: []}]
                responses: {"204": {description: Done}}
                """) + """
                    components:
                      securitySchemes: {Admin: {type: http, scheme: bearer}}

                    """))
}
