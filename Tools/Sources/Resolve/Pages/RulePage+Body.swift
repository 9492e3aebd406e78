import Diagnostics
import OpenAPIDocument

/// Bodies of requests.
extension RulePage {
    static let requestMediaType = RulePage(
        means: "A request body is of a media type that the client does not write from values: it is handed over as "
            + "bytes or text. A body whose media type is a range has none of its own, and one without any is not sent.",
        lost: "The body's type; the finding says what is sent.",
        remedy: "Make the bytes in the app, or offer `application/json` beside the media type.",
        example: .document(
            RuleExample.operation(
                """
                requestBody: {content: {application/xml: {schema: {type: object}}}}
                responses: {"204": {description: Done}}
                """
            ).replacingMethod,
            repaired: RuleExample.operation(
                """
                requestBody: {content: {application/json: {schema: {type: object}}}}
                responses: {"204": {description: Done}}
                """
            ).replacingMethod))

    static let bodyEncoding = RulePage(
        means: "`encoding` says how a part of a multipart body or a field of a form is written. This entry names "
            + "none, or the body is of another media type.",
        lost: "Nothing that is sent: the entry has no effect.",
        remedy: "Correct its name to that of a property of the body, or remove it.",
        example: .document(
            RuleExample.operation(
                """
                requestBody:
                  content:
                    multipart/form-data:
                      schema: {type: object, properties: {photo: {type: string, format: binary}}}
                      encoding: {picture: {contentType: image/png}}
                responses: {"204": {description: Done}}
                """
            ).replacingMethod,
            repaired: RuleExample.operation(
                """
                requestBody:
                  content:
                    multipart/form-data:
                      schema: {type: object, properties: {photo: {type: string, format: binary}}}
                      encoding: {photo: {contentType: image/png}}
                responses: {"204": {description: Done}}
                """
            ).replacingMethod))

    static let sameInOtherMediaTypes = RulePage(
        means: "A body or a response is offered in several media types that hold the same. One of them is generated.",
        lost: "The choice of the media type, and nothing of what is sent or received.",
        remedy: "Nothing; name one media type alone where another one is wanted.",
        example: .document(
            RuleExample.operation(
                """
                requestBody:
                  content:
                    application/json: {schema: {type: object, properties: {id: {type: string}}}}
                    application/xml: {schema: {type: object, properties: {id: {type: string}}}}
                responses: {"204": {description: Done}}
                """
            ).replacingMethod,
            repaired: RuleExample.operation(
                """
                requestBody:
                  content:
                    application/json: {schema: {type: object, properties: {id: {type: string}}}}
                responses: {"204": {description: Done}}
                """
            ).replacingMethod))
}

extension String {
    /// The same operation as a `PUT`, which has a body.
    fileprivate var replacingMethod: String { replacing("    get:\n", with: "    put:\n") }
}
