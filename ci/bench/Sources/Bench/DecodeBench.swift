import BinanceAPI
import Foundation
import MuseumAPI
import SupabaseAuthAPI

/// Decoding through generated models against `Codable` structs of the same shape written by hand.
struct DecodeBench {
    private static let rounds = 15

    func run() throws {
        print("\nDecoding (at least 0.9 times the throughput of structs written by hand)")
        let table = Table("response             ", "generated MB/s", "by hand MB/s", "throughput")
        let coder = JSONDecoder()
        try compare(
            "users, with dates", table, Payload.users,
            { try coder.decode([SupabaseAuthRESTAPI.UserSchema].self, from: $0) },
            { try ByHandDecoder.dates.decode([ByHandUser].self, from: $0) })
        try compare(
            "candles, of unions", table, Payload.candles,
            { try coder.decode([[BinanceSpotAPI.GetApiV3KlinesResponse]].self, from: $0) },
            { try coder.decode([[ByHandCandle]].self, from: $0) })
        try compare(
            "tickets, with enums", table, Payload.tickets,
            { try coder.decode([RedoclyMuseumAPI.MuseumTicketsConfirmation].self, from: $0) },
            { try coder.decode([ByHandTicket].self, from: $0) })
    }

    private func compare<Generated, ByHand>(
        _ name: String, _ table: Table, _ json: Data, _ generated: (Data) throws -> [Generated],
        _ byHand: (Data) throws -> [ByHand]
    ) throws {
        guard try generated(json).count == byHand(json).count else { throw CocoaError(.coderReadCorrupt) }
        let watch = try Stopwatch(rounds: Self.rounds) {
            keep(try generated(json))
        } against: {
            keep(try byHand(json))
        }
        let megabytes = Double(json.count) / 1e6
        table.row([
            name, decimal(megabytes / watch.subject, 1), decimal(megabytes / watch.measure, 1),
            decimal(watch.measure / watch.subject),
        ])
    }
}

/// Typical responses, a thousand of each.
private enum Payload {
    static let users = list(
        #"{"id":"dad4bce8-f5cb-4078-a211-995864315e39","role":"authenticated","email":"ada@example.test","#
            + #""email_confirmed_at":"2024-02-29T12:30:00.123456Z","phone":"","created_at":"2024-02-29T12:30:00Z","#
            + #""updated_at":"2024-03-01T12:30:00Z","is_anonymous":false}"#)
    static let candles = list(
        #"[1499040000000,"0.01634790","0.80000000","0.01575800","0.01577100","148976.11427815",1499644799999,"#
            + #""2434.19055334",308,"1756.87402397","28.46694368","0"]"#)
    static let tickets = list(
        #"{"message":"Museum tickets purchased","ticketId":"a54a57ca-36f8-421b-a6b4-2e8f26858a4c","eventName":"e","#
            + #""ticketType":"general","ticketDate":"2023-10-29","confirmationCode":"ticket-general-e5e5c6"}"#)

    private static func list(_ element: String) -> Data {
        Data(("[" + repeatElement(element, count: 1_000).joined(separator: ",") + "]").utf8)
    }
}

private enum ByHandDecoder {
    /// Foundation's date strategy reads one format only; fractions of seconds need a custom strategy.
    static let dates: JSONDecoder = {
        let decoder = JSONDecoder()
        let whole = Date.ISO8601FormatStyle()
        let fractional = Date.ISO8601FormatStyle(includingFractionalSeconds: true)
        decoder.dateDecodingStrategy = .custom { decoder in
            let text = try decoder.singleValueContainer().decode(String.self)
            if let date = try? whole.parse(text) { return date }
            return try fractional.parse(text)
        }
        return decoder
    }()
}

private struct ByHandUser: Codable {
    var id: UUID?
    var aud: String?
    var role: String?
    var email: String?
    var emailConfirmedAt: Date?
    var phone: String?
    var phoneConfirmedAt: Date?
    var confirmationSentAt: Date?
    var confirmedAt: Date?
    var recoverySentAt: Date?
    var newEmail: String?
    var emailChangeSentAt: Date?
    var newPhone: String?
    var phoneChangeSentAt: Date?
    var reauthenticationSentAt: Date?
    var lastSignInAt: Date?
    var appMetadata: [String: String]?
    var userMetadata: [String: String]?
    var factors: [[String: String]]?
    var identities: [[String: String]]?
    var bannedUntil: Date?
    var createdAt: Date?
    var updatedAt: Date?
    var deletedAt: Date?
    var isAnonymous: Bool?

    enum CodingKeys: String, CodingKey {
        case id, aud, role, email, phone, factors, identities
        case emailConfirmedAt = "email_confirmed_at"
        case phoneConfirmedAt = "phone_confirmed_at"
        case confirmationSentAt = "confirmation_sent_at"
        case confirmedAt = "confirmed_at"
        case recoverySentAt = "recovery_sent_at"
        case newEmail = "new_email"
        case emailChangeSentAt = "email_change_sent_at"
        case newPhone = "new_phone"
        case phoneChangeSentAt = "phone_change_sent_at"
        case reauthenticationSentAt = "reauthentication_sent_at"
        case lastSignInAt = "last_sign_in_at"
        case appMetadata = "app_metadata"
        case userMetadata = "user_metadata"
        case bannedUntil = "banned_until"
        case createdAt = "created_at"
        case updatedAt = "updated_at"
        case deletedAt = "deleted_at"
        case isAnonymous = "is_anonymous"
    }
}

private enum ByHandCandle: Codable {
    case integer(Int)
    case string(String)

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let value = try? container.decode(Int.self) {
            self = .integer(value)
        } else {
            self = .string(try container.decode(String.self))
        }
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .integer(let value): try container.encode(value)
        case .string(let value): try container.encode(value)
        }
    }
}

private struct ByHandTicket: Codable {
    enum Kind: String, Codable { case event, general }

    var message: String
    var eventName: String?
    var ticketId: UUID
    var ticketType: Kind
    var ticketDate: String
    var confirmationCode: String
}
