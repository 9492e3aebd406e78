import Diagnostics

/// What a `backend.yaml` asks for and cannot have.
extension RulePage {
    static let unmatchedPattern = RulePage(
        means:
            "A name or a pattern in a `backend.yaml` fits nothing in the document, or nothing of what is generated: it "
            + "is misspelt, or the document changed.",
        lost: "The whole run: what was asked for would silently not be so.",
        remedy: "Correct the name, which the finding suggests where one is spelled alike, or take it out.",
        example: .document(choices, settings: "include: {tags: [pet]}\n"))

    static let givenName = RulePage(
        means:
            "A name that a `backend.yaml` gives cannot be one in Swift, means something else in generated code, or is "
            + "given to two things that stand side by side.",
        lost: "The whole run: what was to be called so would be called otherwise.",
        remedy: "Give another name.",
        example: .document(choices, settings: "names: {operations: {listPets: 1st}}\n"))

    static let conflictingChoice = RulePage(
        means: "Two keys of a `backend.yaml` ask for opposite things of one part of the document.",
        lost: "The whole run: only one of the two could be so.",
        remedy: "Make one of the two patterns fit less.",
        example: .document(choices, settings: "enums: {open: [Pet.size], closed: [\"*\"]}\n"))

    static let untextedType = RulePage(
        means:
            "A type that a `backend.yaml` gives is that of a value which is a text by itself: a header of a response, "
            + "or a text in a form of several parts. How such a type is made from text, or becomes one, only it knows.",
        lost: "The type at that place: the value is a `String` there.",
        remedy: "Convert the text where it is used; the type holds everywhere else.",
        example: .document(
            RuleExample.api(
                """
                paths:
                  /pets:
                    get:
                      responses:
                        "204":
                          description: None
                          headers:
                            Last-Seen: {schema: {type: string, format: date-time}}
                """),
            settings: "types: {formats: {date-time: Instant}}\n"))

    private static let choices = RuleExample.api(
        """
        paths:
          /pets:
            get:
              operationId: listPets
              tags: [pets]
              responses:
                "200":
                  description: Pets
                  content: {application/json: {schema: {$ref: "#/components/schemas/Pet"}}}
        components:
          schemas:
            Pet: {properties: {size: {type: string, enum: [s, xl]}}}
        """)
}
