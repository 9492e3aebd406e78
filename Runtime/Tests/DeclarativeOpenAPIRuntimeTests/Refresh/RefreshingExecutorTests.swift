@_spi(Generated) @_spi(Conformance) import DeclarativeOpenAPIRuntime
import Foundation
import Testing

@Suite(.timeLimit(.minutes(1))) struct RefreshingExecutorTests {
    private let pets = PetOperation.listPets(limit: nil)

    @Test func anExpiredTokenIsRefreshedAndTheCallRetried() async throws {
        let wiring = await RefreshWiring()
        let executor = wiring.executor
        // From a task that is on no actor: every touch of the store must hop.
        let data = try await Task.detached { try await executor.executeWithRefresh(pets) }.value
        #expect(data == Data("answer to a1".utf8))
        #expect(await wiring.server.calls == ["a0", "a1"])
        #expect(await wiring.server.refreshes == ["r0"])
        #expect(await wiring.store.pair == ["a1", "r1"])
        #expect(await !wiring.store.isRefreshing)
    }

    @Test func aThousandUnauthorizedCallsMakeOneRefresh() async throws {
        let gate = Gate()
        var wiring = await RefreshWiring()
        wiring.beforeRefresh = { await gate.pass() }
        let executor = wiring.executor

        try await withThrowingTaskGroup(of: Data.self) { group in
            for _ in 0..<1_000 { group.addTask { try await executor.executeWithRefresh(pets) } }
            await wiring.store.looks(1_000)
            await gate.open()
            for try await data in group { #expect(data == Data("answer to a1".utf8)) }
        }

        #expect(await wiring.server.refreshes == ["r0"])
        let calls = await wiring.server.calls
        #expect(calls.filter { $0 == "a0" }.count == 1_000)
        #expect(calls.filter { $0 == "a1" }.count == 1_000)
    }

    @Test func aRefusalThatComesAfterTheRefreshRetriesWithoutAnother() async throws {
        let gate = Gate()
        var wiring = await RefreshWiring()
        wiring.afterCall = { if $0 == .showPetById(petId: "slow") { await gate.pass() } }
        let executor = wiring.executor

        let slow = Task { try await executor.executeWithRefresh(.showPetById(petId: "slow")) }
        await gate.arrivals(1)
        _ = try await executor.executeWithRefresh(pets)
        #expect(await wiring.server.refreshes == ["r0"])
        await gate.open()

        #expect(try await slow.value == Data("answer to a1".utf8))
        #expect(await wiring.server.refreshes == ["r0"])
    }

    @Test func aFailedRefreshGivesEveryWaiterItsErrorAndNoRetry() async throws {
        let gate = Gate()
        var wiring = await RefreshWiring()
        wiring.beforeRefresh = {
            await gate.pass()
            throw Offline()
        }
        let executor = wiring.executor
        let calls = (0..<5).map { _ in Task { try await executor.executeWithRefresh(pets) } }
        await wiring.store.looks(5)
        await gate.open()

        for call in calls { await #expect(throws: Offline()) { try await call.value } }
        #expect(await wiring.server.calls == Array(repeating: "a0", count: 5))
        #expect(await gate.count == 1)
        #expect(await !wiring.store.isRefreshing)
    }

    @Test func aSecondRefusalIsFinal() async throws {
        let wiring = await RefreshWiring()
        await wiring.server.refuseEverything()
        let error = await #expect(throws: ResponseError.self) { try await wiring.executor.executeWithRefresh(pets) }
        #expect(error?.status == 401)
        #expect(error?.data == Data("token a1".utf8))
        #expect(await wiring.server.calls == ["a0", "a1"])
        #expect(await wiring.server.refreshes == ["r0"])
    }

    @Test func otherErrorsPassUntouched() async throws {
        let wiring = await RefreshWiring()
        let executor = RefreshingExecutor<PetOperation>(
            refreshTask: wiring.store.refreshTask, accessToken: wiring.store.accessToken,
            executeOnce: { operation in
                guard operation == pets else { throw Offline() }
                return try ResponseError.evaluate(reply(403), successStatuses: [200])
            },
            makeRefreshTask: { Task { try await wiring.refresh() } },
            isUnauthorized: { $0.status == 401 }, needsAuth: { _ in true })
        let error = await #expect(throws: ResponseError.self) { try await executor.executeWithRefresh(pets) }
        #expect(error?.status == 403)
        await #expect(throws: Offline()) { try await executor.executeWithRefresh(.ping) }
        #expect(await wiring.server.refreshes == [])
    }

    @Test func aPublicOperationNeverRefreshes() async throws {
        let wiring = await RefreshWiring()
        let error = await #expect(throws: ResponseError.self) { try await wiring.executor.executeWithRefresh(.ping) }
        #expect(error?.status == 401)
        #expect(await wiring.server.calls.count == 1)
        #expect(await wiring.server.refreshes == [])
    }

    @Test func withoutATokenACallRunsOnceAsItIs() async throws {
        let wiring = await RefreshWiring(access: nil)
        let error = await #expect(throws: ResponseError.self) { try await wiring.executor.executeWithRefresh(pets) }
        #expect(error?.data == Data("token nil".utf8))
        #expect(await wiring.server.calls == [nil])
        #expect(await wiring.server.refreshes == [])
    }

    @Test func offlineIsToldApartFromSignedOut() async throws {
        var wiring = await RefreshWiring()
        let faults = Recorder<Int>()
        let (server, store) = (wiring.server, wiring.store)
        wiring.beforeRefresh = {
            faults.record(1)
            if faults.values.count == 1 { throw Offline() }
            if faults.values.count == 2 { _ = try ResponseError.evaluate(reply(503), successStatuses: [200]) }
        }
        let executor = wiring.executor

        await #expect(throws: Offline()) { try await executor.executeWithRefresh(pets) }
        let unavailable = await #expect(throws: ResponseError.self) { try await executor.executeWithRefresh(pets) }
        #expect(unavailable?.status == 503)
        #expect(await store.pair == ["a0", "r0"])
        #expect(try await executor.executeWithRefresh(pets) == Data("answer to a1".utf8))
        #expect(await server.refreshes == ["r0"])
    }
}
