/// What the server says it judged.
struct Report: Decodable {
    /// One document and the number of messages that were put to it.
    struct Document: Decodable, Equatable {
        let name: String
        let requests: Int
        let responses: Int
    }

    /// One request line as it came, the status it was answered with, and what the documents had against it.
    struct Exchange: Decodable {
        let line: String
        let status: Int
        let faults: [Fault]
    }

    /// What one document has against one message.
    struct Fault: Decodable, Equatable {
        let document: String
        let message: String
        let fault: String
    }

    let documents: [Document]
    let exchanges: [Exchange]

    var faults: [Fault] { exchanges.flatMap(\.faults) }
}
