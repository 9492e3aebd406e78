import Foundation

/// A backend that is proven: the server's name for it, and the documents that judge it.
struct Backend: Sendable {
    /// What `serve.py` calls it.
    let api: String
    /// The file in `Specs`, which the backend is generated from.
    let document: URL
    /// The document as its publisher wrote it, or nil when `PUBLISHED_DOCUMENTS` names no folder that holds it.
    let published: URL?

    private init(api: String, document: String, published: String) {
        self.api = api
        self.document = Checkout.root.appending(path: "Specs").appending(path: document)
        self.published = Self.publishedFolder.map { $0.appending(path: published) }
    }

    static let binance = Backend(api: "binance", document: "binance.yaml", published: "binance-spot.yaml")
    static let museum = Backend(api: "museum", document: "museum.yaml", published: "museum.yaml")
    static let petstore = Backend(api: "petstore", document: "petstore.yaml", published: "petstore.yaml")

    static let supabaseAuth = Backend(
        api: "supabase_auth", document: "supabase-auth.yaml", published: "supabase-auth.yaml")

    /// The documents, by the name that a report gives them: `own`, and `published` when it is at hand.
    var documents: [(name: String, file: URL)] {
        [("own", document)] + (published.map { [("published", $0)] } ?? [])
    }

    /// What a report says of the documents when each of them judged so many requests, and their responses.
    func judged(_ messages: Int) -> [Report.Document] {
        documents.map { Report.Document(name: $0.name, requests: messages, responses: messages) }
    }

    /// What a report says when each document has the same against one message.
    func faults(_ message: String, _ fault: String) -> [Report.Fault] {
        documents.map { Report.Fault(document: $0.name, message: message, fault: fault) }
    }

    private static let publishedFolder: URL? = {
        let given = ProcessInfo.processInfo.environment["PUBLISHED_DOCUMENTS"] ?? ""
        return given.isEmpty ? nil : URL(filePath: given).appending(path: "specs/upstream")
    }()
}
