/// The server's record of requests and faults.
struct Report: Decodable {
    /// A document and the number of messages validated against it.
    struct Document: Decodable, Equatable {
        let name: String
        let requests: Int
        let responses: Int
    }

    /// A request as received, the status of its response, and the faults found.
    struct Exchange: Decodable {
        /// The request line, undecoded.
        let line: String
        /// The header fields, by lower-case name.
        let headers: [String: String]
        let status: Int
        let faults: [Fault]

        /// Request line and status as one text, for comparison with a literal.
        var summary: String { "\(line.replacing(" HTTP/1.1", with: "")) -> \(status)" }
    }

    /// A fault of a message, by one document.
    struct Fault: Decodable, Equatable {
        let document: String
        let message: String
        let fault: String
    }

    let documents: [Document]
    /// The API's own counters.
    let counts: [String: Int]
    let exchanges: [Exchange]

    var summaries: [String] { exchanges.map(\.summary) }
    var faults: [Fault] { exchanges.flatMap(\.faults) }
}
