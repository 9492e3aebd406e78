import DeclarativeRequests
import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Compares building a request with the DSL and building the same request by hand.
struct RequestBench {
    private static let rounds = 31
    private static let turn = 2_000

    func run() throws {
        print("\nBuilding a request (at most 1.5 times the hand-made one)")
        let table = Table("request                ", "DSL µs", "by hand µs", "ratio")
        try compare("GET, a query", table, Dialect.list, ByHand.list)
        try compare("GET, id and headers", table, Dialect.show, ByHand.show)
        try compare("POST, a JSON body", table, Dialect.create, ByHand.create)
    }

    private func compare(
        _ name: String, _ table: Table,
        _ dialect: (Values) throws -> URLRequest, _ byHand: (Values) throws -> URLRequest
    ) throws {
        let values = Values()
        try requireEqual(try dialect(values), try byHand(values))
        let watch = try Stopwatch(rounds: Self.rounds) {
            for _ in 0..<Self.turn { keep(try dialect(values)) }
        } against: {
            for _ in 0..<Self.turn { keep(try byHand(values)) }
        }
        let micros = 1e6 / Double(Self.turn)
        table.row([name, decimal(watch.subject * micros), decimal(watch.measure * micros), decimal(watch.ratio)])
    }

    /// Throws if the two requests differ.
    private func requireEqual(_ left: URLRequest, _ right: URLRequest) throws {
        guard
            left.url?.absoluteString == right.url?.absoluteString, left.httpMethod == right.httpMethod,
            left.allHTTPHeaderFields ?? [:] == right.allHTTPHeaderFields ?? [:], left.httpBody == right.httpBody
        else { throw Differ(left: "\(describe(left))", right: "\(describe(right))") }
    }

    private func describe(_ request: URLRequest) -> String {
        "\(request.httpMethod ?? "") \(request.url?.absoluteString ?? "") \(request.allHTTPHeaderFields ?? [:]) "
            + String(decoding: request.httpBody ?? Data(), as: UTF8.self)
    }

    /// The requests of the DSL and by hand differ.
    struct Differ: Error {
        let left: String
        let right: String
    }
}

/// The input of the requests, as a value, so that the compiler cannot compute the requests.
struct Values {
    var base = URL(string: "http://127.0.0.1:8080/v1")!
    var limit: Int? = 10
    var id = "a/b c"
    var trace = "3f1c"
    var pet = Pet(id: 1, name: "Ada", tag: "cat")

    /// The shared encoder, with sorted keys; otherwise Foundation changes their order.
    let encoder = {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        return encoder
    }()

    struct Pet: Encodable, Sendable {
        var id: Int
        var name: String
        var tag: String?
    }
}

/// The requests with the DSL.
enum Dialect {
    static func list(_ values: Values) throws -> URLRequest {
        try RequestBlock {
            Method.GET
            Endpoint("pets")
            Query("limit", ifPresent: values.limit)
        }
        .base(values.base).request()
    }

    static func show(_ values: Values) throws -> URLRequest {
        try RequestBlock {
            Method.GET
            Endpoint("pets/\(values.id)")
            Header.custom("Accept-Language").setValue("en")
            Header.custom("X-Trace").setValue(values.trace)
        }
        .base(values.base).request()
    }

    static func create(_ values: Values) throws -> URLRequest {
        try RequestBlock {
            Method.POST
            Endpoint("pets")
            RequestBody.json(values.pet)
        }
        .useEncoder(values.encoder)
        .base(values.base).request()
    }
}

/// The same requests by hand, as one would write them without the DSL.
enum ByHand {
    static let unreserved = CharacterSet(
        charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~")

    static func list(_ values: Values) throws -> URLRequest {
        var text = values.base.absoluteString + "/pets"
        if let limit = values.limit { text += "?limit=\(limit)" }
        var request = URLRequest(url: URL(string: text)!)
        request.httpMethod = "GET"
        return request
    }

    static func show(_ values: Values) throws -> URLRequest {
        let id = values.id.addingPercentEncoding(withAllowedCharacters: unreserved)!
        var request = URLRequest(url: URL(string: "\(values.base.absoluteString)/pets/\(id)")!)
        request.httpMethod = "GET"
        request.setValue("en", forHTTPHeaderField: "Accept-Language")
        request.setValue(values.trace, forHTTPHeaderField: "X-Trace")
        return request
    }

    static func create(_ values: Values) throws -> URLRequest {
        var request = URLRequest(url: URL(string: values.base.absoluteString + "/pets")!)
        request.httpMethod = "POST"
        request.setValue("application/json", forHTTPHeaderField: "Content-Type")
        request.httpBody = try values.encoder.encode(values.pet)
        return request
    }
}
