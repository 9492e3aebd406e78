import Foundation

/// A backend under test: the server's name for it, and the documents for validation.
struct Backend: Sendable {
    /// The name that `serve.py` uses.
    let api: String
    /// The file in `Specs` that the backend is generated from.
    let document: URL
    /// The published document; nil if `PUBLISHED_DOCUMENTS` names no folder with it.
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

    /// The documents by their names in a report: `own`, and `published` if it is available.
    var documents: [(name: String, file: URL)] {
        [("own", document)] + (published.map { [("published", $0)] } ?? [])
    }

    /// The documents in a report after each has validated this number of requests and their responses.
    func judged(_ messages: Int) -> [Report.Document] {
        documents.map { Report.Document(name: $0.name, requests: messages, responses: messages) }
    }

    /// The faults in a report if each document has the same fault for one message.
    func faults(_ message: String, _ fault: String) -> [Report.Fault] {
        documents.map { Report.Fault(document: $0.name, message: message, fault: fault) }
    }

    private static let publishedFolder: URL? = {
        let given = ProcessInfo.processInfo.environment["PUBLISHED_DOCUMENTS"] ?? ""
        return given.isEmpty ? nil : URL(filePath: given).appending(path: "specs/upstream")
    }()
}
