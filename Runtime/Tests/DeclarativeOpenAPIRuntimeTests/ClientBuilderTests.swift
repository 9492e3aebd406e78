@_spi(Generated) @_spi(Conformance) import DeclarativeOpenAPIRuntime
import Foundation
import Testing

@Suite struct ClientBuilderTests {
    @Test func anEndpointIsDecodedWithTheOperationsDecoder() async throws {
        let build = ClientBuilder<PetOperation>(
            execute: { _ in Data(#"{"petName": "Rex"}"#.utf8) },
            decoder: { operation in
                let decoder = JSONDecoder()
                decoder.userInfo[.petName] = operation == .ping ? "none" : "petName"
                return decoder
            })
        let named: Named = try await build.endpoint(.listPets(limit: nil))
        #expect(named.name == "Rex")
        await #expect(throws: ResponseDecodingError.self) {
            let _: Named = try await build.endpoint(.ping)
        }
    }

    @Test func aStubReplacesTheSeam() async throws {
        let build = ClientBuilder<PetOperation>(answering: Data(#"{"id": 1, "name": "Rex"}"#.utf8))
        let pet: Pet = try await build.endpoint(.ping)
        #expect(pet == Pet(id: 1, name: "Rex"))
    }

    @Test func firingIgnoresTheBody() async throws {
        try await ClientBuilder<PetOperation>(answering: Data("anything".utf8)).fire(.ping)
    }

    @Test func rawIsTheBodyByteForByte() async throws {
        let bytes = Data([0x00, 0xFF, 0x10])
        #expect(try await ClientBuilder<PetOperation>(answering: bytes).raw(.ping) == bytes)
    }

    @Test(arguments: [
        (Data("grüß dich 👋".utf8), "grüß dich 👋"), (Data(), ""), (Data([0xEF, 0xBB, 0xBF, 0x61]), "a"),
        (Data([0x61, 0xEF, 0xBB, 0xBF]), "a\u{FEFF}"),
    ])
    func textIsUTF8(body: Data, text: String) async throws {
        let received = try await ClientBuilder<PetOperation>(answering: body).text(.ping)
        #expect(Array(received.unicodeScalars) == Array(text.unicodeScalars))
    }

    @Test(arguments: [Data([0x61, 0xFF]), Data([0xC3]), Data([0xED, 0xA0, 0x80]), Data([0xC0, 0x80])])
    func textThatIsNotUTF8IsAnError(body: Data) async {
        let build = ClientBuilder<PetOperation>(answering: body)
        let error = await #expect(throws: ResponseDecodingError.self) { try await build.text(.ping) }
        #expect(error?.data == body)
        #expect(error?.decodingError != nil)
    }

    @Test func aBodyThatDoesNotFitIsAnErrorThatKeepsIt() async throws {
        let body = Data(#"{"id": "one", "name": "Rex"}"#.utf8)
        let build = ClientBuilder<PetOperation>(answering: body)
        let error = await #expect(throws: ResponseDecodingError.self) {
            let _: Pet = try await build.endpoint(.ping)
        }
        #expect(error?.data == body)
        #expect(error?.type == Pet.self)
        guard case .typeMismatch(_, let context) = error?.decodingError else {
            Issue.record("not a mismatch: \(String(describing: error))")
            return
        }
        #expect(context.codingPath.map(\.stringValue) == ["id"])
        #expect(error?.description.hasPrefix("ResponseDecodingError: expected Pet in a body of 28 bytes: ") == true)
    }

    @Test func anEmptyBodyWhereJSONIsDeclaredSaysSo() async {
        let build = ClientBuilder<PetOperation>(answering: Data())
        let error = await #expect(throws: ResponseDecodingError.self) {
            let _: Pet = try await build.endpoint(.ping)
        }
        #expect(error?.data == Data())
        #expect(error?.decodingError != nil)
        #expect(error?.description == "ResponseDecodingError: expected Pet, but the body is empty")
    }

    @Test func whatTheSeamThrowsIsThrownUnchanged() async {
        let (data, response) = reply(404, "gone")
        let build = ClientBuilder<PetOperation>(
            execute: { _ in throw ResponseError(data: data, response: response) }, decoder: { _ in JSONDecoder() })
        let error = await #expect(throws: ResponseError.self) {
            let _: Pet = try await build.endpoint(.ping)
        }
        #expect(error?.response === response)
        await #expect(throws: ResponseError.self) { try await build.fire(.ping) }
        await #expect(throws: ResponseError.self) { try await build.raw(.ping) }
        await #expect(throws: ResponseError.self) { try await build.text(.ping) }
    }
}

extension CodingUserInfoKey {
    fileprivate static let petName = CodingUserInfoKey(rawValue: "petName")!
}

/// Decodes a name from under the key that the decoder's user info tells.
private struct Named: Decodable, Sendable {
    var name: String

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        name = try container.decode(String.self, forKey: Key(stringValue: decoder.userInfo[.petName] as? String ?? ""))
    }

    private struct Key: CodingKey {
        var stringValue: String
        var intValue: Int? { nil }
        init(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
    }
}
