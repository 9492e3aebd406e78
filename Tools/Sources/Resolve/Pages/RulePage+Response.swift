import Diagnostics
import OpenAPIDocument

/// Responses, their headers, and what the server sends by itself.
extension RulePage {
    static let alternativeMediaTypes = RulePage(
        means: "A response is offered in several media types, and this one is not typed while another one is. The "
            + "request asks for the typed one alone.",
        lost: "The response in this media type: the client does not ask for it.",
        remedy: "Nothing, where the typed one will do; else describe the other one alone.",
        example: .document(
            RuleExample.operation(
                """
                responses:
                  "200":
                    description: Done
                    content:
                      application/json: {schema: {type: object, properties: {id: {type: string}}}}
                      application/xml: {schema: {type: object}}
                """),
            repaired: RuleExample.operation(
                """
                responses:
                  "200":
                    description: Done
                    content:
                      application/json: {schema: {type: object, properties: {id: {type: string}}}}
                """)))

    static let responseMediaType = RulePage(
        means: "A response is of a media type that the client does not read into values: its body is given as bytes "
            + "or text, and a stream of events whole, when it has ended.",
        lost: "The body's type.",
        remedy: "Read the bytes in the app, or offer `application/json` beside the media type.",
        example: .document(
            RuleExample.operation(
                """
                responses:
                  "200": {description: Done, content: {application/xml: {schema: {type: object}}}}
                """),
            repaired: RuleExample.operation(
                """
                responses:
                  "200": {description: Done, content: {application/json: {schema: {type: object}}}}
                """)))

    static let responseHeaders = RulePage(
        means: "A header of a response is described as an object or as something deeper, or differently in several "
            + "responses of one operation. Plain values and lists of them are read as what they are.",
        lost: "The header's type: it is read as text, or by the first description.",
        remedy: "Describe the header as text, a number, a boolean or a list of them, in all responses alike.",
        example: .document(
            RuleExample.operation(
                """
                responses:
                  "204":
                    description: Done
                    headers: {X-Limit: {schema: {type: object}}}
                """),
            repaired: RuleExample.operation(
                """
                responses:
                  "204":
                    description: Done
                    headers: {X-Limit: {schema: {type: integer}}}
                """)))

    static let duplicateStatus = RulePage(
        means: "Two keys of `responses` are one status, such as `4XX` and `4xx`. The finding names both.",
        lost: "The operation: it is left out, since it cannot be told which one counts.",
        remedy: "Remove one of the two, or write the status that was meant.",
        example: .document(
            RuleExample.operation(
                """
                responses:
                  "204": {description: Done}
                  "4XX": {description: Refused}
                  "4xx": {description: Not found}
                """),
            repaired: RuleExample.operation(
                """
                responses:
                  "204": {description: Done}
                  "4XX": {description: Refused}
                  "404": {description: Not found}
                """)))

    static let malformedStatus = RulePage(
        means: "A key of `responses` is a status of three digits, a range such as `2XX`, or `default`. This one is "
            + "none.",
        lost: "The operation: it is left out.",
        remedy: "Write the status that was meant, in quotes.",
        example: .document(
            RuleExample.operation(
                """
                responses:
                  ok: {description: Done}
                """),
            repaired: RuleExample.operation(
                """
                responses:
                  "204": {description: Done}
                """)))

    static let untypedEvent = RulePage(
        means: "A webhook or a callback sends a body that is no JSON. There is a function for each event that reads "
            + "its JSON, and so none for this one.",
        lost: "The function that would read the event.",
        remedy: "Read the request's body in the app, or describe it as `application/json`.",
        example: .document(
            RuleExample.api(
                """
                paths: {}
                webhooks:
                  orderPaid:
                    post:
                      requestBody: {content: {text/plain: {schema: {type: string}}}}
                      responses: {"204": {description: Done}}
                """),
            repaired: RuleExample.api(
                """
                paths: {}
                webhooks:
                  orderPaid:
                    post:
                      requestBody: {content: {application/json: {schema: {type: string}}}}
                      responses: {"204": {description: Done}}
                """)))
}
