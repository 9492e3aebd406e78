import Diagnostics

/// What breaks the grammar, or keeps a text from being one document.
extension RulePage {
    static let yamlSyntax = RulePage(
        means: "The text is not YAML 1.2 from the place on. What comes after it cannot be told, so nothing more is "
            + "read.",
        lost: "The whole document: nothing is generated.",
        remedy: "Correct the text at the place, or at the opening bracket or quote that the finding names.",
        example: .document(
            """
            openapi: 3.1.0
            info: {title: Shop, version: "1"
            paths: {}

            """,
            repaired: """
                openapi: 3.1.0
                info: {title: Shop, version: "1"}
                paths: {}

                """))

    static let jsonSyntax = RulePage(
        means: "A file named `.json` is not JSON (RFC 8259) from the place on.",
        lost: "The whole document: nothing is generated.",
        remedy: "Correct the text at the place; if it is YAML, name the file `.yaml`.",
        example: .document(
            #"""
            {
              "openapi": "3.1.0",
              "info": {"title": "Shop", "version": "1"},
              "paths": {},
            }

            """#,
            repaired: #"""
                {
                  "openapi": "3.1.0",
                  "info": {"title": "Shop", "version": "1"},
                  "paths": {}
                }

                """#))

    static let yamlEncoding = RulePage(
        means: "The bytes of the file are no UTF-8 (and no UTF-16 with a byte order mark) from the place on.",
        lost: "The whole document: nothing is generated.",
        remedy: "Save the file as UTF-8.",
        example: .words("A document was saved as Latin-1, in which `é` is the one byte E9."))

    static let yamlEmpty = RulePage(
        means: "The file holds nothing but white space and comments.",
        lost: "The whole document: nothing is generated.",
        remedy: "Name the file that holds the document.",
        example: .document(
            """
            # The shop's API, to be written.

            """,
            repaired: """
                openapi: 3.1.0
                info: {title: Shop, version: "1"}
                paths: {}

                """))

    static let yamlMultipleDocuments = RulePage(
        means: "A line `---` begins a second document in the file. One file is one document.",
        lost: "The whole run: which of the documents is meant cannot be told.",
        remedy: "Keep one document in the file, or put the others into files of their own.",
        example: .document(
            """
            openapi: 3.1.0
            info: {title: Shop, version: "1"}
            ---
            paths: {}

            """,
            repaired: """
                openapi: 3.1.0
                info: {title: Shop, version: "1"}
                paths: {}

                """))

    static let yamlTag = RulePage(
        means: "A value has a tag, such as `!money` or `!!set`, that says nothing that a document of an API can use, "
            + "or that does not fit the value. The value is read as if the tag were not there.",
        lost: "What the tag says.",
        remedy: "Take the tag away, or put the value in quotes where it is text.",
        example: .document(
            """
            openapi: 3.1.0
            info: {title: !name Shop, version: "1"}
            paths: {}

            """,
            repaired: """
                openapi: 3.1.0
                info: {title: Shop, version: "1"}
                paths: {}

                """))
}
