import DeclarativeOpenAPIRuntime
import Foundation
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif
#if canImport(SwiftUI)
    import SwiftUI
#endif

/// Seams put together as a wiring does, with the public interface alone.
@Suite("Samples of seams")
struct SeamSampleTests {
    private enum Operation: Sendable { case publicPets, myPets }

    private static let url = URL(string: "https://pets.example/v1")!

    private static func response(_ status: Int) -> URLResponse {
        HTTPURLResponse(url: url, statusCode: status, httpVersion: nil, headerFields: nil)!
    }

    @Test("request, transport, status gate")
    func execution() async throws {
        let execution = NetworkExecution<Operation>(
            request: { _ in URLRequest(url: Self.url) },
            transport: { _ in (Data("ok".utf8), Self.response(200)) },
            successStatuses: { _ in [200] }
        )
        #expect(try await execution.execute(.publicPets) == Data("ok".utf8))
        #expect(try ResponseError.evaluate((Data(), Self.response(204)), successStatuses: [204]) == Data())
        let error = #expect(throws: ResponseError.self) {
            try ResponseError.evaluate((Data("no".utf8), Self.response(500)), successStatuses: [200])
        }
        #expect(error?.status == 500)
        #expect(error?.data == Data("no".utf8))
    }

    @MainActor @Test("one refresh for the calls that need the token, none for the others")
    func refreshing() async throws {
        @MainActor final class Store {
            var token: String? = "old"
            var task: Task<Void, any Error>?
        }
        let store = Store()
        let refreshing = RefreshingExecutor<Operation>(
            refreshTask: Binding(get: { store.task }, set: { store.task = $0 }),
            accessToken: Binding(get: { store.token }, set: { store.token = $0 }),
            executeOnce: { _ in
                guard await store.token == "new" else {
                    throw ResponseError(data: Data(), response: Self.response(401))
                }
                return Data("ok".utf8)
            },
            makeRefreshTask: { Task { await MainActor.run { store.token = "new" } } },
            isUnauthorized: { $0.status == 401 },
            needsAuth: { $0 == .myPets }
        )
        let refusal = await #expect(throws: ResponseError.self) {
            try await refreshing.executeWithRefresh(.publicPets)
        }
        #expect(refusal?.status == 401)
        #expect(try await refreshing.executeWithRefresh(.myPets) == Data("ok".utf8))
    }
}
