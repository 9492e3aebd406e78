import DeclarativeOpenAPI

/// The README and the changelog of a new backend.
struct PageTexts {
    let wiring: WiringText
    /// The path of the document from the root.
    let spec: String

    private var new: NewBackend { wiring.new }
    private var facts: WiringFacts { wiring.facts }

    var readme: String {
        """
        # \(new.name)

        \(title) as a Swift value: product `\(new.module)`.

        ```swift
        let client = \(client)
        \(facts.sample?.callStatement ?? "let api = client.api")
        ```

        Make one `\(wiring.typeName)` and keep it; its `api` is a plain struct of typed closures that you may replace one by one.
        \(credentials)A status that the document does not call a success arrives as one `ResponseError`, whole.

        Facts: [`\(spec)`](../../\(link)). Operations: [`OPERATIONS.md`](OPERATIONS.md). Tests:
        `./workspace test \(new.name)`.

        """
    }

    var changelog: String {
        """
        # Changelog of \(new.module)

        Versions are semantic; what counts is what an app that uses `\(new.module)` can see.

        ## \(NewBackend.firstVersion)

        - `\(facts.namespace)`: the operations of the document, its schemas, success statuses and the client of typed closures.
        - `\(wiring.typeName)`: the wiring, over a URL session of its own or any transport.

        """
    }

    /// The title of the document, on one line.
    private var title: String {
        let words = facts.title.split { $0.isWhitespace || $0.isNewline }.joined(separator: " ")
        if words.isEmpty { return "The API" }
        return words.split(separator: "<", omittingEmptySubsequences: false).joined(separator: "&lt;")
    }

    private var credentials: String {
        facts.hasSecurity
            ? "A credential that an operation needs and that is missing is an error before anything is sent: "
                + "`\(facts.namespace).Missing…`.\n"
            : ""
    }

    private var client: String {
        let baseURL = facts.hasServer ? "\(facts.namespace).defaultBaseURL" : "URL(string: \"https://api.example\")!"
        return wiring.making(baseURL: baseURL, user: "…", secret: "…", indentation: "")
    }

    private var link: String { spec.split(separator: " ", omittingEmptySubsequences: false).joined(separator: "%20") }
}
