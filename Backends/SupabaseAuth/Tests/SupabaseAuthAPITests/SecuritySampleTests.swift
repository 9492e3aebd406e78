import DeclarativeRequests
import Foundation
import SupabaseAuthAPI
import Testing

private typealias Security = SupabaseAuthRESTAPI.Security

/// The facts of security, as the documentation spells them.
@Suite struct SecuritySampleTests {
    @Test func gatesOfOperations() {
        #expect(Security.needsUserAuth(.getUser))
        #expect(!Security.needsUserAuth(.postToken(grantType: .refreshToken, body: nil)))
        let needsAuth: (SupabaseAuthRESTAPI.Operation) -> Bool = Security.needsUserAuth
        #expect(needsAuth(.getUser))
    }

    @Test func schemesAreAnEnumAndTheirTextsAreTheDocuments() {
        #expect(Security.schemes(.getUser) == [.apiKeyAuth, .userAuth])
        #expect(Security.schemes(.getHealth).contains(.apiKeyAuth))
        let texts: Set<String> = Security.schemes(.getUser)
        #expect(texts == ["APIKeyAuth", "UserAuth"])
        #expect(Security.schemes(.getUser).contains("UserAuth"))
        #expect(Security.Scheme.allCases.map(\.rawValue) == ["APIKeyAuth", "UserAuth"])
    }

    @Test func credentialsAreBlocks() throws {
        let base = URL(string: "https://auth.example")!
        let request = try RequestBlock {
            SupabaseAuthRESTAPI.Operation.getUser
            Security.apiKeyAuth("key")
            Security.userAuth(token: "token")
        }
        .base(base).request()
        #expect(request.value(forHTTPHeaderField: "apikey") == "key")
        #expect(request.value(forHTTPHeaderField: "Authorization") == "Bearer token")
        #expect(throws: SupabaseAuthRESTAPI.MissingUserAuth(operation: "GET /user")) {
            try SupabaseAuthRESTAPI.authorized(.getUser, apiKeyAuth: "key", userAuth: nil).base(base).request()
        }
    }
}
