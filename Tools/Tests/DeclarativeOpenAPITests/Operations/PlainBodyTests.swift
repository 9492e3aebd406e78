import Testing

/// Request bodies that are text or bytes.
struct PlainBodyTests {
    @Test(arguments: samples) func makes(_ sample: Sample) { sample.expectMade() }

    static let samples: [Sample] = [
        .request(
            "send", "text",
            "/log: {post: {operationId: send, requestBody: {content: {text/csv: {schema: {type: string}}}}}}",
            makes: """
                case send(body: String?)

                return RequestBlock {
                    Method.POST
                    Endpoint("log")
                    if let body {
                        RequestBody.string(body, type: .custom("text/csv"))
                    }
                }
                """),
        .request(
            "send", "text of a media type that nobody knows",
            """
            /log:
              post:
                operationId: send
                requestBody: {required: true, content: {application/sdp: {schema: {type: string}}}}
            """,
            makes: """
                case send(body: String)

                return RequestBlock {
                    Method.POST
                    Endpoint("log")
                    RequestBody.string(body, type: .custom("application/sdp"))
                }
                """),
        .request(
            "send", "bytes",
            "/log: {post: {operationId: send, requestBody: {required: true, content: {image/png: {}}}}}",
            makes: """
                case send(body: Data)

                return RequestBlock {
                    Method.POST
                    Endpoint("log")
                    RequestMutation(\\.httpBody, body)
                    MIMEType.custom("image/png").contentType
                }
                """),
        .request(
            "send", "bytes that the document wants as base64 text",
            """
            /log:
              post:
                operationId: send
                requestBody: {content: {image/jpeg: {schema: {type: string, format: byte}}}}
            """,
            makes: """
                case send(body: Data?)

                return RequestBlock {
                    Method.POST
                    Endpoint("log")
                    if let body {
                        RequestMutation(\\.httpBody, body.base64EncodedData())
                        MIMEType.custom("image/jpeg").contentType
                    }
                }
                """),
    ]
}
