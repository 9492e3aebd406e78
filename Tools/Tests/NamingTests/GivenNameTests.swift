import Testing

@testable import Naming

/// Names that a user gives.
@Suite struct GivenNameTests {
    @Test(
        arguments: [
            ("all*", ["pets-by-tag"], "allPetsByTag"), ("*", ["PetDto"], "petDto"), ("*", ["URLList"], "urlList"),
            ("get*", [""], "get"), ("*", [""], ""), ("*Of*", ["pets", "owner"], "petsOfOwner"), ("v*", ["2"], "v2"),
            ("*", ["2fa"], "_2fa"), ("*", ["self"], "self_"), ("fetch*", ["a_b"], "fetchAB"),
        ] as [(String, [String], String)])
    func members(text: String, captures: [String], name: String) {
        #expect(SwiftName.filling(text, with: captures, as: .member) == name)
    }

    @Test(
        arguments: [
            ("*", ["pet-thing"], "PetThing"), ("DTO*", ["pet"], "DTOPet"), ("*", ["Error"], "APIError"),
            ("*Model", ["API_KEY"], "ApiKeyModel"), ("*", ["3D"], "_3D"),
        ] as [(String, [String], String)])
    func types(text: String, captures: [String], name: String) {
        #expect(SwiftName.filling(text, with: captures, as: .type) == name)
    }

    @Test(arguments: ["pets", "Pets", "_a", "default", "class", "a1", "取得"])
    func usable(name: String) {
        #expect(SwiftName.isUsable(name, as: .member))
        #expect(SwiftName.isUsable(name, as: .type))
    }

    @Test(arguments: [
        "", "_", "1a", "a b", "a-b", "a.b", "`a`", "self", "Type", "String", "Client", "a\u{301}\u{202E}",
    ])
    func unusable(name: String) {
        #expect(!SwiftName.isUsable(name, as: .member))
        #expect(!SwiftName.isUsable(name, as: .type))
    }

    @Test func storageOfLargeObjectsIsNoName() {
        #expect(!SwiftName.isUsable("_storage", as: .member))
        #expect(SwiftName.isUsable("_storage", as: .type))
    }

    @Test func whoeverClaimsFirstWins() {
        var scope = NameScope(reserved: ["id"])
        #expect(scope.claim("pets", source: "listPets") == .taken)
        #expect(scope.claim("pets", source: "getPets") == .clash(with: "listPets"))
        #expect(scope.claim("id", source: "getID") == .reserved)
        let other = scope.assign(preferred: "pets", alternative: "petsToo", source: "pets")
        #expect(other.name == "petsToo")
        #expect(other.clash == "listPets")
    }

    @Test func typesThatDifferByCaseAreOne() {
        var scope = NameScope(caseInsensitive: true)
        #expect(scope.claim("Pet", source: "a") == .taken)
        #expect(scope.claim("PET", source: "b") == .clash(with: "a"))
    }
}
