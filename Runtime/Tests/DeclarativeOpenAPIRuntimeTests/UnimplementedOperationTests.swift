@_spi(Generated) @_spi(Conformance) import DeclarativeOpenAPIRuntime
import Foundation
import Testing

@Suite struct UnimplementedOperationTests {
    private static func text(_ result: ExitTest.Result?) -> String {
        String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    }

    @Test func aCaseWithAPayloadIsNamed() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            unimplementedOperation(PetOperation.showPetById(petId: "42"), of: "SwaggerPetstore.Client")
        }
        #expect(Self.text(result).contains("Fatal error: SwaggerPetstore.Client.showPetById is unimplemented\n"))
    }

    @Test func aCaseWithoutPayloadIsNamed() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            unimplementedOperation(PetOperation.ping, of: "SwaggerPetstore.Client")
        }
        #expect(Self.text(result).contains("Fatal error: SwaggerPetstore.Client.ping is unimplemented\n"))
    }

    @Test func aClientTrapsByTheNameOfTheFieldThatIsCalled() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let build = ClientBuilder<PetOperation>(
                execute: { @concurrent in unimplementedOperation($0, of: "Pets.Client") },
                decoder: { _ in JSONDecoder() })
            let _: [Pet] = try await build.endpoint(.listPets(limit: nil))
        }
        #expect(Self.text(result).contains("Fatal error: Pets.Client.listPets is unimplemented\n"))
    }
}
