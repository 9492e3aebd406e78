import Foundation

@_spi(Generated) @testable import DeclarativeOpenAPIRuntime

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// The operations of a small backend, in the shape of generated code.
enum PetOperation: Hashable, Sendable {
    case ping
    case listPets(limit: Int?)
    case showPetById(petId: String)

    var url: URL {
        switch self {
        case .ping: URL(string: "https://pets.example/ping")!
        case .listPets: URL(string: "https://pets.example/pets")!
        case .showPetById(let petId): URL(string: "https://pets.example/pets/\(petId)")!
        }
    }
}

struct Pet: Codable, Hashable, Sendable {
    var id: Int
    var name: String
}

/// The response to a request, made by hand.
func reply(_ status: Int, _ body: String = "", to url: URL? = nil) -> (Data, URLResponse) {
    let url = url ?? URL(string: "https://pets.example/")!
    return (Data(body.utf8), HTTPURLResponse(url: url, statusCode: status, httpVersion: "HTTP/1.1", headerFields: nil)!)
}

extension ClientBuilder where Operation == PetOperation {
    /// A builder whose every operation is answered with the same body.
    init(answering body: Data) {
        self.init(execute: { _ in body }, decoder: { _ in JSONDecoder() })
    }
}
