/// What the server says that happened.
struct Report: Decodable {
    /// One document and the number of messages that were put to it.
    struct Document: Decodable, Equatable {
        let name: String
        let requests: Int
        let responses: Int
    }

    /// One request as it came, the status it was answered with, and what the documents had against it.
    struct Exchange: Decodable {
        /// Method, target and version, undecoded.
        let line: String
        /// The header fields by their names in lower case.
        let headers: [String: String]
        let status: Int
        let faults: [Fault]

        /// Line and status in one, for a literal to be compared with.
        var summary: String { "\(line.replacing(" HTTP/1.1", with: "")) -> \(status)" }
    }

    /// What one document has against one message.
    struct Fault: Decodable, Equatable {
        let document: String
        let message: String
        let fault: String
    }

    let documents: [Document]
    /// What the API counted by itself.
    let counts: [String: Int]
    let exchanges: [Exchange]

    var summaries: [String] { exchanges.map(\.summary) }
    var faults: [Fault] { exchanges.flatMap(\.faults) }
}
