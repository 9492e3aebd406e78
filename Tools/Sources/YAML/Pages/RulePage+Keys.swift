import Diagnostics

/// Keys, aliases and merges that cannot be, and the limits of size.
extension RulePage {
    static let yamlDuplicateKey = RulePage(
        means: "One mapping has a key twice. YAML and JSON leave it open which one counts, and readers differ.",
        lost: "The whole run: which of the two values is meant cannot be told.",
        remedy: "Remove or rename one of them, or join their values.",
        example: .document(
            """
            openapi: 3.1.0
            info: {title: Shop, version: "1"}
            paths:
              /orders:
                get: {responses: {"204": {description: Done}}}
              /orders:
                put: {responses: {"204": {description: Done}}}

            """,
            repaired: """
                openapi: 3.1.0
                info: {title: Shop, version: "1"}
                paths:
                  /orders:
                    get: {responses: {"204": {description: Done}}}
                    put: {responses: {"204": {description: Done}}}

                """))

    static let yamlKey = RulePage(
        means: "A key is a list or a mapping. YAML allows that, documents of APIs do not: their keys are text.",
        lost: "The whole document: nothing is generated.",
        remedy: "Write a text as the key; a text that begins with `{` or `[` is put in quotes.",
        example: .document(
            """
            openapi: 3.1.0
            info: {title: Shop, version: "1"}
            paths:
              /orders:
                get:
                  responses:
                    [200, 201]: {description: Done}

            """,
            repaired: """
                openapi: 3.1.0
                info: {title: Shop, version: "1"}
                paths:
                  /orders:
                    get:
                      responses:
                        200: {description: Done}
                        201: {description: Done}

                """))

    static let yamlAlias = RulePage(
        means: "An alias `*name` stands where no anchor `&name` has come before it, or inside the value of its own "
            + "anchor.",
        lost: "The whole document: what the alias stands for is unknown.",
        remedy: "Put the anchor before the alias; a text that begins with `*` is put in quotes.",
        example: .document(
            """
            openapi: 3.1.0
            info: {title: Shop, version: "1"}
            paths:
              /orders: *orders

            """,
            repaired: """
                openapi: 3.1.0
                info: {title: Shop, version: "1"}
                x-orders: &orders
                  get: {responses: {"204": {description: Done}}}
                paths:
                  /orders: *orders

                """))

    static let yamlMerge = RulePage(
        means: "A merge key `<<` takes over the entries of another mapping, or of a list of mappings. Its value here "
            + "is neither.",
        lost: "The whole document: what was to be merged is unknown.",
        remedy: "Let `<<` name a mapping by its anchor, or put the key in quotes where it is a key like others.",
        example: .document(
            """
            openapi: 3.1.0
            info: {title: Shop, version: "1"}
            x-common: &common Shop
            paths:
              /orders:
                <<: *common
                get: {responses: {"204": {description: Done}}}

            """,
            repaired: """
                openapi: 3.1.0
                info: {title: Shop, version: "1"}
                x-common: &common {summary: Shop}
                paths:
                  /orders:
                    <<: *common
                    get: {responses: {"204": {description: Done}}}

                """))

    static let yamlLimit = RulePage(
        means: "The document exceeds a bound that keeps a hostile one from exhausting the machine: it has more "
            + "than 64 MiB, values stand within one another deeper than any document needs, aliases stand for far more "
            + "values than the file holds, or directives and tags are longer than any use of them. The finding names the "
            + "bound.",
        lost: "The whole document: nothing is generated.",
        remedy: "Write the document flatter, with references to components in place of nesting and of aliases.",
        example: .words(
            "A few anchored lists each hold ten aliases of the one before: ten lines stand for a million values."))
}
