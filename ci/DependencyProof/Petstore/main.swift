import Foundation
import PetstoreAPI

// An app of the Petstore: a stubbed call, and a wired one.
var stub = SwaggerPetstore.Client.unimplemented
stub.showPetById = { @concurrent id in SwaggerPetstore.Pet(id: 7, name: "pet \(id)") }
print("stubbed:", try await stub.showPetById(petId: "42").name)

let api = PetstoreClient(baseURL: URL(string: CommandLine.arguments[1])!).api
print("wired:", try await api.listPets(limit: 2).map(\.name).joined(separator: ", "))
