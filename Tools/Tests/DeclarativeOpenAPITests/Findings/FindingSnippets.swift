/// For each rule of reading and resolving a document, the smallest document that breaks it and every line that is printed.
enum FindingSnippets {
    struct Snippet: Sendable {
        let rule: String
        let yaml: String
        let lines: String
        var slots: [String] = []
        var schemes: [String] = []
        var enumName: String?
    }

    static let head = """
        openapi: 3.1.0
        info: {title: Demo, version: "1"}

        """

    static let all: [Snippet] = [
        Snippet(
            rule: "document.not-openapi", yaml: "info: {title: Demo}\n",
            lines: """
                a.yaml:1:1: error: this is not an OpenAPI document: it has no `openapi` field that states its version [document.not-openapi]

                """),
        Snippet(
            rule: "document.not-openapi", yaml: "- openapi\n",
            lines: """
                a.yaml:1:1: error: this is not an OpenAPI document: its root is a list, not a mapping [document.not-openapi]

                """),
        Snippet(
            rule: "document.not-openapi", yaml: "just text\n",
            lines: """
                a.yaml:1:1: error: this is not an OpenAPI document: its root is the value `just text`, not a mapping [document.not-openapi]

                """),
        Snippet(
            rule: "document.version", yaml: "swagger: \"2.0\"\n",
            lines: """
                a.yaml:1:10: error: Swagger 2.0 is not read yet; convert the document to OpenAPI 3 [document.version]

                """),
        Snippet(
            rule: "document.version", yaml: "openapi: 4.0.0\n",
            lines: """
                a.yaml:1:10: error: OpenAPI version `4.0.0` is not read; 3.0 and 3.1 are [document.version]

                """),
        Snippet(
            rule: "document.missing-field", yaml: "openapi: 3.0.0\npaths: {}\n",
            lines: """
                a.yaml:1:1: error: this document needs an `info` with a `title` [document.missing-field]

                """),
        Snippet(
            rule: "document.wrong-type", yaml: head + "paths:\n  /a: {get: {operationId: [a], responses: []}}\n",
            lines: """
                a.yaml:4:27: error: `operationId` of an operation must be text, not a list [document.wrong-type]
                a.yaml:4:43: error: `responses` of an operation must be a mapping, not a list [document.wrong-type]

                """),
        Snippet(
            rule: "document.wrong-type", yaml: head + "paths: {a: {}}\n",
            lines: """
                a.yaml:3:9: error: a path starts with a slash: write `/a` [document.wrong-type]

                """),
        Snippet(
            rule: "document.wrong-type",
            yaml: head + "paths: {}\ncomponents: {schemas: {A: {type: text}, B: 1, C: {required: yes}}}\n",
            lines: """
                a.yaml:4:24: error: schema `A` is not generated because of the fault in it; values of it are `JSONValue` [schema.refused]
                a.yaml:4:34: error: `type` must be one of object, array, string, integer, number, boolean or null, not the value `text` [document.wrong-type]
                a.yaml:4:41: error: schema `B` is not generated because of the fault in it; values of it are `JSONValue` [schema.refused]
                a.yaml:4:44: error: a schema must be a mapping, not the value `1` [document.wrong-type]
                a.yaml:4:47: error: schema `C` is not generated because of the fault in it; values of it are `JSONValue` [schema.refused]
                a.yaml:4:61: error: `required` of a schema must be a list, not the value `yes` [document.wrong-type]

                """),
        Snippet(
            rule: "document.unknown-field",
            yaml: head + "paths: {/a: {get: {operationID: a, responses: {\"204\": {}}}}}\n",
            lines: """
                a.yaml:3:20: warning: OpenAPI has no field `operationID` in an operation; it is not read: check its spelling and its place [document.unknown-field]

                """),
        Snippet(
            rule: "server.own",
            yaml: head
                + """
                servers: [{url: https://a.test}]
                paths:
                  /a:
                    servers: [{url: https://b.test}]
                    get: {responses: {"204": {}}}
                    put: {responses: {"204": {}}}

                """,
            lines: """
                a.yaml:6:21: note: `https://b.test` serves what the API's server does not; a wiring that goes there asks `ownBaseURL(of:)` [server.own]

                """),
        Snippet(
            rule: "server.not-absolute",
            yaml: head + "paths: {/a: {get: {servers: [{url: /v2}], responses: {\"204\": {}}}}}\n",
            lines: """
                a.yaml:3:36: warning: `/v2` is no absolute URL; what it serves is sent to the API's base URL [server.not-absolute]

                """),
        Snippet(
            rule: "document.not-generated",
            yaml: head
                + """
                paths:
                  /a:
                    put:
                      parameters: [{name: p, in: query, allowEmptyValue: true, schema: {type: string}}]
                      requestBody: {content: {application/x-www-form-urlencoded: {schema: {properties: {a: {}}}, encoding: {a: {allowReserved: true}}}}}
                      responses: {"204": {description: ok}}

                """,
            lines: """
                a.yaml:7:113: warning: `allowReserved` has no effect in a body; reserved characters of `a` are percent-encoded [document.not-generated]

                """),
        Snippet(
            rule: "document.not-carried",
            yaml: head
                + """
                paths: {/a: {get: {responses: {"204": {description: ok, links: {}}}}}}

                """,
            lines: """
                a.yaml:3:57: note: links between operations are not carried into the client [document.not-carried]

                """),
        Snippet(
            rule: "document.not-callable", yaml: head + "paths: {}\nwebhooks: {a: {}}\n",
            lines: """
                a.yaml:4:11: note: webhooks are requests that the server makes: the client reads what they carry, and sends none [document.not-callable]

                """),
        Snippet(
            rule: "document.not-callable",
            yaml: head
                + "paths: {/a: {put: {callbacks: {c: {\"{$url}\": {post: {callbacks: {}, responses: {}}}}}, responses: {}}}}\n",
            lines: """
                a.yaml:3:31: note: callbacks are requests that the server makes: the client reads what they carry, and sends none [document.not-callable]
                a.yaml:3:65: note: callbacks of a callback's own request are not carried [document.not-carried]

                """),
        Snippet(
            rule: "document.media-type",
            yaml: head
                + "paths: {/a: {put: {requestBody: {content: {\"text/plain, a/b\": {}, a/b; c=d: {}}}, responses: {\"200\": {content: {json: {}}}}}}}\n",
            lines: """
                a.yaml:3:44: error: `text/plain, a/b` is no media type: write a type and a subtype, such as `application/json` [document.media-type]
                a.yaml:3:113: error: `json` is no media type: write a type and a subtype, such as `application/json` [document.media-type]

                """),
        Snippet(
            rule: "reference.unresolved",
            yaml: head + "paths: {/a: {$ref: \"#/components/pathItems/A\"}}\n",
            lines: """
                a.yaml:3:20: error: `#/components/pathItems/A` leads nowhere: the document has nothing there [reference.unresolved]

                """),
        Snippet(
            rule: "reference.circular",
            yaml: head + "paths: {/a: {$ref: \"#/paths/~1b\"}, /b: {$ref: \"#/paths/%7E1a\"}}\n",
            lines: """
                a.yaml:3:20: error: `#/paths/~1b` leads back to itself [reference.circular]
                a.yaml:3:47: error: `#/paths/%7E1a` leads back to itself [reference.circular]

                """),
        Snippet(
            rule: "reference.not-read",
            yaml: head + "paths: {/a: {$ref: \"b.yaml#/a\"}}\n",
            lines: """
                a.yaml:3:20: error: `b.yaml#/a` is not followed: only references within this document are [reference.not-read]

                """),
        Snippet(
            rule: "reference.unresolved",
            yaml: head + "paths: {/a: {get: {parameters: [{$ref: \"#/components/parameters/P\"}], responses: {}}}}\n",
            lines: """
                a.yaml:3:40: error: `#/components/parameters/P` leads nowhere: the document has nothing there [reference.unresolved]

                """),
        Snippet(
            rule: "reference.not-read",
            yaml: head + "paths: {}\ncomponents: {schemas: {A: {$ref: \"other.yaml#/A\"}}}\n",
            lines: """
                a.yaml:4:34: error: `other.yaml#/A` is not followed: only references to this document's own components are [reference.not-read]

                """),
        Snippet(
            rule: "reference.circular",
            yaml: head
                + "paths: {/a: {get: {parameters: [{$ref: \"#/components/parameters/P\"}], responses: {}}}}\n"
                + "components: {parameters: {P: {$ref: \"#/components/parameters/P\"}}}\n",
            lines: """
                a.yaml:3:40: error: `#/components/parameters/P` leads back to itself [reference.circular]

                """),
        Snippet(
            rule: "reference.circular",
            yaml: head
                + "paths: {}\ncomponents: {schemas: {A: {$ref: \"#/components/schemas/B\"}, B: {$ref: \"#/components/schemas/A\"}}}\n",
            lines: """
                a.yaml:4:24: error: the schema of `A` leads back to itself without an object or a union between [reference.circular]
                a.yaml:4:61: error: the schema of `B` leads back to itself without an object or a union between [reference.circular]

                """),
        Snippet(
            rule: "reference.circular",
            yaml: head
                + "paths: {}\ncomponents: {schemas: {A: {type: array, items: {$ref: \"#/components/schemas/A\"}}}}\n",
            lines: """
                a.yaml:4:24: error: the schema of `A` leads back to itself without an object or a union between [reference.circular]

                """),
        Snippet(
            rule: "schema.refused",
            yaml: head + "paths: {}\ncomponents: {schemas: {A: {type: object, properties: []}}}\n",
            lines: """
                a.yaml:4:24: error: schema `A` is not generated because of the fault in it; values of it are `JSONValue` [schema.refused]
                a.yaml:4:54: error: `properties` of a schema must be a mapping, not a list [document.wrong-type]

                """),
        Snippet(
            rule: "schema.refused",
            yaml: head
                + "paths: {}\ncomponents: {schemas: {\"\u{e9}\": {type: string}, \"e\u{301}\": {type: integer}}}\n",
            lines: """
                a.yaml:4:45: error: schema `e\u{301}` has the name of an earlier one, spelled with other code points [schema.refused]

                """),
        Snippet(
            rule: "schema.untyped",
            yaml: head + "paths: {}\ncomponents: {schemas: {A: {type: boolean, enum: [1, 2]}}}\n",
            lines: """
                a.yaml:4:27: warning: the values of this enumeration are none of its type; they have the type alone [schema.untyped]

                """),
        Snippet(
            rule: "schema.empty-enum", yaml: head + "paths: {}\ncomponents: {schemas: {A: {type: string, enum: []}}}\n",
            lines: """
                a.yaml:4:27: warning: this enumeration lists no value; only its type counts [schema.empty-enum]

                """),
        Snippet(
            rule: "schema.contradiction",
            yaml: head
                + """
                paths: {}
                components:
                  schemas:
                    A: {allOf: [{type: object}, {type: string}]}
                    B: {allOf: [{properties: {a: {type: string}}}, {properties: {a: {type: integer}}}]}
                    C: {oneOf: [{type: string}], anyOf: [{type: integer}]}
                    D: {allOf: [{enum: [a, b]}, {type: string, enum: [c]}]}
                    E: {type: object, properties: {fine: {$ref: "#/components/schemas/F"}}}
                    F: {type: string}

                """,
            lines: """
                a.yaml:6:33: error: no value fits this schema: it joins the types object and string [schema.contradiction]
                a.yaml:6:17: note: the other one is here
                a.yaml:7:69: error: no value fits this schema: it joins the types string and integer [schema.contradiction]
                a.yaml:7:34: note: the other one is here
                a.yaml:8:42: error: no value fits this schema: it joins two unions of which no branches fit together [schema.contradiction]
                a.yaml:8:17: note: the other one is here
                a.yaml:9:33: error: no value fits this schema: it joins two enumerations without a common value [schema.contradiction]
                a.yaml:9:17: note: the other one is here

                """),
        Snippet(
            rule: "schema.indistinct-keys",
            yaml: head
                + "paths: {}\ncomponents: {schemas: {A: {properties: {\"\u{e9}\": {type: string}, \"e\u{301}\": {type: integer}}}}}\n",
            lines: """
                a.yaml:4:62: error: the key `e\u{301}` differs from another only in how its letters are composed; Foundation's coders take the two for one, so values of this schema are `JSONValue` [schema.indistinct-keys]
                a.yaml:4:41: note: the other one is here

                """),
        Snippet(
            rule: "schema.discriminator",
            yaml: head
                + """
                paths: {}
                components:
                  schemas:
                    A: {type: object, required: [k], properties: {k: {type: string}}}
                    B: {type: object, required: [l], properties: {l: {type: string}}}
                    C:
                      oneOf: [{$ref: "#/components/schemas/A"}, {$ref: "#/components/schemas/B"}]
                      discriminator: {propertyName: k, mapping: {a: A, b: "#/components/schemas/B", c: Nothing}}
                    D:
                      oneOf: [{$ref: "#/components/schemas/A"}, {$ref: "#/components/schemas/B"}]
                      discriminator: {propertyName: kind}
                    E: {properties: {k: {type: string}}, discriminator: {propertyName: k}}

                """,
            lines: """
                a.yaml:10:88: warning: `c` is mapped to `Nothing`, which is no branch of this union; it is not read [schema.discriminator]
                a.yaml:13:22: warning: no branch of this union has the key `kind`; a value that is sent does not carry it [schema.discriminator]
                a.yaml:14:57: warning: there is no `oneOf` or `anyOf` beside this discriminator; a value is read as this schema alone, without what schemas that extend it add [schema.discriminator]

                """),
        Snippet(
            rule: "reference.siblings",
            yaml: """
                openapi: 3.0.3
                info: {title: Demo, version: "1"}
                paths: {}
                components:
                  schemas:
                    A: {type: string}
                    B: {properties: {a: {$ref: "#/components/schemas/A", description: the text}}}

                """,
            lines: """
                a.yaml:7:25: note: OpenAPI 3.0 ignores what stands beside a `$ref`; an `allOf` around the reference would keep it [reference.siblings]

                """),
        Snippet(
            rule: "reference.circular",
            yaml: head
                + """
                paths: {}
                components:
                  schemas:
                    A: {allOf: [{$ref: "#/components/schemas/B"}, {properties: {a: {type: string}}}]}
                    B: {allOf: [{$ref: "#/components/schemas/A"}, {properties: {b: {type: string}}}]}
                    C: {oneOf: [{$ref: "#/components/schemas/D"}, {type: string}]}
                    D: {oneOf: [{$ref: "#/components/schemas/C"}, {type: integer}]}
                    E: {properties: {e: {type: string}}, oneOf: [{$ref: "#/components/schemas/E"}, {required: [e]}]}

                """,
            lines: """
                a.yaml:6:24: error: `#/components/schemas/B` leads back to itself [reference.circular]
                a.yaml:7:24: error: `#/components/schemas/A` leads back to itself [reference.circular]
                a.yaml:8:5: error: a branch of the union `C` is that union itself [reference.circular]
                a.yaml:9:5: error: a branch of the union `D` is that union itself [reference.circular]
                a.yaml:10:50: error: a branch of this union holds the union that it is a branch of [reference.circular]

                """),
        Snippet(
            rule: "schema.duplicate-enum-value",
            yaml: head + "paths: {}\ncomponents: {schemas: {A: {type: string, enum: [a, b, a]}}}\n",
            lines: """
                a.yaml:4:55: warning: the value `a` stands twice in this enumeration [schema.duplicate-enum-value]

                """),
        Snippet(
            rule: "schema.required-unknown",
            yaml: head + "paths: {}\ncomponents: {schemas: {A: {required: [b], properties: {a: {type: string}}}}}\n",
            lines: """
                a.yaml:4:27: note: `required` names `b`, which is not among the properties [schema.required-unknown]

                """),
        Snippet(
            rule: "parameter.duplicate",
            yaml: head
                + "paths: {/a: {get: {parameters: [{name: p, in: query, schema: {}}, {name: p, in: query, schema: {}}], responses: {}}}}\n",
            lines: """
                a.yaml:3:67: error: the query parameter `p` stands twice in one list [parameter.duplicate]
                a.yaml:3:33: note: first listed here

                """),
        Snippet(
            rule: "parameter.style",
            yaml: head
                + """
                paths:
                  /a/{c}:
                    get:
                      parameters:
                        - {name: a, in: query, style: simple, schema: {type: string}}
                        - {name: b, in: query, schema: {type: array, items: {type: object}}}
                        - {name: c, in: path, required: true, style: matrix, schema: {properties: {d: {type: array}}}}
                        - {name: d, in: query, schema: {properties: {e: {properties: {f: {type: string}}}}}}
                        - {name: e, in: query, content: {application/xml: {schema: {type: string}}}}
                      responses: {}

                """,
            lines: """
                a.yaml:7:11: warning: a query parameter has no style `simple`; `a` is written in the style `form` [parameter.style]
                a.yaml:8:11: warning: OpenAPI has no spelling for what is nested in `b` in the style `form`; it is sent as JSON text [parameter.style]
                a.yaml:9:11: warning: OpenAPI has no spelling for what is nested in `c` in the style `matrix`; it is sent as JSON text [parameter.style]
                a.yaml:10:11: warning: OpenAPI has no spelling for what is nested in `d` in the style `form`; nested members are named with brackets [parameter.style]
                a.yaml:11:42: warning: a parameter of the media type `application/xml` is not written by the client; `e` is taken as text that has that form already [parameter.style]

                """),
        Snippet(
            rule: "parameter.not-carried",
            yaml: head
                + "paths: {/a: {get: {parameters: [{name: p, in: query, allowEmptyValue: true, schema: {type: integer}}], responses: {}}}}\n",
            lines: """
                a.yaml:3:71: note: an empty `p` cannot be sent: its type has no empty value [parameter.not-carried]

                """),
        Snippet(
            rule: "schema.untyped",
            yaml: head + "paths: {/a: {get: {parameters: [{name: p, in: query}], responses: {}}}}\n",
            lines: """
                a.yaml:3:33: warning: parameter `p` has neither a schema nor a media type with one; it is taken as text [schema.untyped]

                """),
        Snippet(
            rule: "parameter.unused-slot", yaml: head + "paths: {}\n",
            lines: """
                a.yaml:1:1: error: no operation has a query parameter `time`, so it cannot be a slot [parameter.unused-slot]

                """, slots: ["time"]),
        Snippet(
            rule: "path.undeclared-parameter", yaml: head + "paths: {\"/a/{b}\": {get: {responses: {}}}}\n",
            lines: """
                a.yaml:3:20: warning: the path `/a/{b}` has a parameter `b` that is not declared; it is taken as a string [path.undeclared-parameter]

                """),
        Snippet(
            rule: "path.undeclared-parameter", yaml: head + "paths: {\"/a/{b}/c/{b}\": {get: {responses: {}}}}\n",
            lines: """
                a.yaml:3:26: warning: the path `/a/{b}/c/{b}` has a parameter `b` that is not declared; it is taken as a string [path.undeclared-parameter]

                """),
        Snippet(
            rule: "path.unused-parameter",
            yaml: head
                + "paths: {/a: {get: {parameters: [{name: b, in: path, required: true, schema: {}}], responses: {}}}}\n",
            lines: """
                a.yaml:3:33: warning: the path has no `{b}`; the parameter is left out [path.unused-parameter]

                """),
        Snippet(
            rule: "path.optional-parameter",
            yaml: head
                + "paths: {\"/a/{b}\": {get: {parameters: [{name: b, in: path, required: false, schema: {}}], responses: {}}}}\n",
            lines: """
                a.yaml:3:39: warning: path parameter `b` cannot be optional, since its path has no other form; it is required [path.optional-parameter]

                """),
        Snippet(
            rule: "path.malformed", yaml: head + "paths: {\"/a/{b\": {get: {responses: {}}}}\n",
            lines: """
                a.yaml:3:9: error: the braces of the path `/a/{b` do not pair [path.malformed]

                """),
        Snippet(
            rule: "parameter.reserved-header",
            yaml: head + "paths: {/a: {get: {parameters: [{name: Accept, in: header, schema: {}}], responses: {}}}}\n",
            lines: """
                a.yaml:3:33: note: OpenAPI ignores a header parameter named `Accept`; the request sets that header itself [parameter.reserved-header]

                """),
        Snippet(
            rule: "body.media-type",
            yaml: head + "paths: {/a: {put: {requestBody: {content: {application/xml: {}}}, responses: {}}}}\n",
            lines: """
                a.yaml:3:44: warning: a body of `application/xml` is not typed; it is sent as `Data` [body.media-type]

                """),
        Snippet(
            rule: "body.media-type",
            yaml: head
                + "paths: {/a: {put: {requestBody: {content: {application/soap+xml: {schema: {type: string}}}}, responses: {}}}}\n",
            lines: """
                a.yaml:3:44: warning: a body of `application/soap+xml` is not typed; it is sent as `Data` [body.media-type]

                """),
        Snippet(
            rule: "body.media-type",
            yaml: head + "paths: {/a: {put: {requestBody: {content: {}}, responses: {}}}}\n",
            lines: """
                a.yaml:3:33: warning: this request body has no media type, so nothing is sent; list one under `content` [body.media-type]

                """),
        Snippet(
            rule: "body.media-type",
            yaml: head + "paths: {/a: {put: {requestBody: {content: {image/*: {}}}, responses: {}}}}\n",
            lines: """
                a.yaml:3:44: warning: a body of `image/*` has no one media type; it is sent as `application/octet-stream` [body.media-type]

                """),
        Snippet(
            rule: "body.encoding",
            yaml: head
                + "paths: {/a: {put: {requestBody: {content: {multipart/form-data: {encoding: {a: {}}}}}, responses: {}}}}\n",
            lines: """
                a.yaml:3:77: warning: this encoding has no effect: multipart/form-data has no part or field `a` [body.encoding]

                """),
        Snippet(
            rule: "body.encoding",
            yaml: head
                + "paths: {/a: {put: {requestBody: {content: {application/json: {schema: {properties: {a: {}}}, encoding: {a: {}}}}}, responses: {}}}}\n",
            lines: """
                a.yaml:3:105: warning: this encoding has no effect: application/json has no part or field `a` [body.encoding]

                """),
        Snippet(
            rule: "document.not-carried",
            yaml: head
                + "paths: {/a: {get: {responses: {\"204\": {content: {a/b: {}, application/json: {schema: {}}}}}}}}\n",
            lines: """
                a.yaml:3:59: note: a response of this status or method has no body, so this one is not read [document.not-carried]

                """),
        Snippet(
            rule: "body.same",
            yaml: head
                + "paths: {/a: {put: {requestBody: {content: {application/xml: {}, application/json: {}}}, responses: {}}}}\n",
            lines: """
                a.yaml:3:44: note: `application/xml` holds what `application/json` does, which is the one generated for this request body [body.same]

                """),
        Snippet(
            rule: "body.alternatives",
            yaml: head
                + "paths: {/a: {get: {responses: {\"200\": {content: {application/xml: {}, application/json: {schema: {type: object}}}}}}}}\n",
            lines: """
                a.yaml:3:50: warning: `application/xml` is not typed and not asked for; `application/json` is the one generated for this response [body.alternatives]

                """),
        Snippet(
            rule: "response.media-type",
            yaml: head
                + "paths: {/a: {get: {responses: {\"200\": {content: {text/event-stream: {}, application/xml: {schema: {type: object}}}}}}}}\n",
            lines: """
                a.yaml:3:50: warning: a body of `text/event-stream` is given whole, as `Data`, when the server has ended it [response.media-type]
                a.yaml:3:73: warning: a body of `application/xml` is not typed; it is given as `Data` [response.media-type]

                """),
        Snippet(
            rule: "response.headers",
            yaml: head + "paths: {/a: {get: {responses: {\"200\": {headers: {x-next: {schema: {type: object}}}}}}}}\n",
            lines: """
                a.yaml:3:50: warning: the header `x-next` is read as text: only plain values and lists of them are read as more [response.headers]

                """),
        Snippet(
            rule: "response.duplicate-status",
            yaml: head + "paths: {/a: {get: {responses: {\"4XX\": {}, \"4xx\": {}}}}}\n",
            lines: """
                a.yaml:3:43: error: `4xx` is the status of another response of this operation [response.duplicate-status]
                a.yaml:3:32: note: first listed here

                """),
        Snippet(
            rule: "event.media-type",
            yaml: head + "webhooks: {a: {post: {requestBody: {content: {text/plain: {}}}}}}\n",
            lines: """
                a.yaml:3:11: note: webhooks are requests that the server makes: the client reads what they carry, and sends none [document.not-callable]
                a.yaml:3:47: warning: what the server sends here is no JSON; nothing is generated that reads it [event.media-type]

                """),
        Snippet(
            rule: "response.status", yaml: head + "paths: {/a: {get: {responses: {\"0404\": {}}}}}\n",
            lines: """
                a.yaml:3:32: error: `0404` is no status of three digits, no range such as `2XX`, and not `default` [response.status]

                """),
        Snippet(
            rule: "security.unknown-scheme", yaml: head + "paths: {/a: {get: {security: [{k: []}], responses: {}}}}\n",
            lines: """
                a.yaml:3:32: error: `k` is not among the document's security schemes [security.unknown-scheme]

                """),
        Snippet(
            rule: "security.conflicting-schemes",
            yaml: head
                + "paths: {/a: {get: {security: [{a: [], b: []}], responses: {}}}}\ncomponents: {securitySchemes: {a: {type: http, scheme: basic}, b: {type: http, scheme: bearer}}}\n",
            lines: """
                a.yaml:3:39: error: `a` and `b` are required together, and both fill the one `Authorization` header [security.conflicting-schemes]

                """),
        Snippet(
            rule: "security.not-attached",
            yaml: head
                + "paths: {/a: {get: {security: [{a: []}], responses: {}}}}\ncomponents: {securitySchemes: {a: {type: magic}, unused: {type: 7}}}\n",
            lines: """
                a.yaml:4:32: warning: the client cannot attach credentials of the security scheme `a`; an operation that needs them throws [security.not-attached]

                """),
        Snippet(
            rule: "security.not-attached",
            yaml: head
                + "paths: {/a: {get: {security: [{a: []}], responses: {}}}}\ncomponents: {securitySchemes: {a: {type: mutualTLS}}}\n",
            lines: """
                a.yaml:4:32: warning: the client cannot attach credentials of the security scheme `a`; an operation that needs them throws [security.not-attached]

                """),
        Snippet(
            rule: "security.excluded-scheme", yaml: head + "paths: {}\n",
            lines: """
                a.yaml:1:1: error: the document declares no security scheme `Admin`, so none can be excluded [security.excluded-scheme]

                """, schemes: ["Admin"]),
        Snippet(
            rule: "server.not-absolute", yaml: head + "servers: [{url: /v1}]\npaths: {}\n",
            lines: """
                a.yaml:3:17: warning: `/v1` is no absolute URL, so there is no `defaultBaseURL`; the wiring states one [server.not-absolute]

                """),
        Snippet(
            rule: "name.namespace", yaml: head,
            lines: """
                a.yaml:1:1: error: the namespace cannot be called `String`: it must be a Swift identifier, and none that generated code refers to [name.namespace]

                """, enumName: "String"),
        Snippet(
            rule: "name.collision",
            yaml: head
                + "paths: {}\ncomponents: {schemas: {A: {properties: {a-b: {type: string}, a_b: {type: string}}}}}\n",
            lines: """
                a.yaml:4:62: note: properties `a_b` and `a-b` make one Swift name; this one is `aUnderscoreB` [name.collision]

                """),
    ]
}
