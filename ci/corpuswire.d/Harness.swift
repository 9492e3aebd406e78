import DeclarativeOpenAPIRuntime
import DeclarativeRequests
import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// The element of a JSON array with one element, decoded as a type.
func value<Value: Decodable>(_ json: String, as type: Value.Type = Value.self) throws -> Value {
    try JSONDecoder().decode([Value].self, from: Data(json.utf8))[0]
}

/// Sends every call in turn to the server at the base URL in the only argument, and prints a line for each: `sent`, or
/// the error.
@main enum Harness {
    static func main() async {
        guard let base = CommandLine.arguments.dropFirst().first.flatMap({ URL(string: $0) }) else { exit(64) }
        let session = URLSession(configuration: .ephemeral)
        for call in calls {
            do {
                _ = try await session.data(for: call().base(base).request())
                print("sent")
            } catch {
                print("\(error)".replacing("\n", with: " "))
            }
        }
    }
}
