import DeclarativeRequests
import Foundation
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

private struct Pet: Codable {
    var id: Int
    var name: String
}

/// Operations in one enum, each case a block, written by hand with the public interface alone.
private enum PetSpec {
    enum Operation: RequestBuildable {
        case listPets(limit: Int?)
        case createPets(body: Pet)
        case showPetById(petId: String)

        var body: some RequestBuildable {
            switch self {
            case let .listPets(limit):
                Method.GET
                Endpoint("pets")
                if let limit {
                    Query("limit", String(limit))
                }
            case let .createPets(body):
                Method.POST
                Endpoint("pets")
                RequestBody.json(body)
            case let .showPetById(petId):
                Method.GET
                Endpoint("pets/\(petId)")
            }
        }
    }
}

/// A block that reads the state and rewrites it: a signature over the query, in the slot that the operation leaves for it.
private struct QuerySignature: RequestBuildable {
    struct MissingSecretKey: Error {}

    let secretKey: String?
    let now: () -> Date

    var body: some RequestBuildable {
        RequestBlock { state in
            guard state.queryItems.contains(where: { $0.name == "signature" }) else { return }
            guard let secretKey else { throw MissingSecretKey() }
            let milliseconds = String(Int(now().timeIntervalSince1970 * 1000))
            let stamped = state.queryItems.filter { $0.name != "signature" }.map {
                $0.name == "timestamp" ? .init(name: "timestamp", value: milliseconds) : $0
            }
            state.queryItems = stamped
            state.queryItems = stamped + [.init(name: "signature", value: "\(secretKey)+\(state.percentEncodedQuery)")]
        }
    }
}

@Suite("Samples of backends written by hand")
struct SpecSampleTests {
    private let baseURL = URL(string: "https://pets.example/v1")!

    @Test("an operation is a request")
    func operations() throws {
        let list = try PetSpec.Operation.listPets(limit: 3).base(baseURL).request()
        #expect(list.url?.absoluteString == "https://pets.example/v1/pets?limit=3")
        let show = try PetSpec.Operation.showPetById(petId: "42").base(baseURL).request()
        #expect(show.url?.absoluteString == "https://pets.example/v1/pets/42")
        let create = try PetSpec.Operation.createPets(body: Pet(id: 1, name: "Rex")).base(baseURL).request()
        #expect(create.bodyText == #"{"id":1,"name":"Rex"}"#)
    }

    @Test("a signature is one more block")
    func signature() throws {
        func sign(_ secretKey: String?) throws -> String? {
            try RequestBlock {
                Query("timestamp", 0)
                Query("signature", "")
                QuerySignature(secretKey: secretKey, now: { Date(timeIntervalSince1970: 1) })
            }
            .base(baseURL)
            .request().url?.query
        }
        #expect(try sign("k") == "timestamp=1000&signature=k%2Btimestamp%3D1000")
        #expect(throws: QuerySignature.MissingSecretKey.self) { try sign(nil) }
    }
}
