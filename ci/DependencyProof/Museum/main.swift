import Foundation
import MuseumAPI

// An app of the Museum: a stubbed call, and a wired one, with the visitor's name and password.
var stub = RedoclyMuseumAPI.Client.unimplemented
stub.getTicketCode = { @concurrent id in Data(id.uuidString.utf8) }
print("stubbed:", try await stub.getTicketCode(UUID(uuidString: "00000000-0000-0000-0000-00000000002A")!).count)

let api = MuseumClient(
    baseURL: URL(string: CommandLine.arguments[1])!, username: "zo\u{EB}", password: "pass:w\u{F6}rd"
).api
print("wired:", try await api.getMuseumHours(limit: 2).map(\.date.description).joined(separator: ", "))
