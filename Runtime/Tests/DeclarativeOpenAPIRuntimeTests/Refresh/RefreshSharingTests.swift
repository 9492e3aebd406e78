@_spi(Generated) @_spi(Conformance) import DeclarativeOpenAPIRuntime
import Foundation
import Testing

@Suite(.timeLimit(.minutes(1))) struct RefreshSharingTests {
    private let pets = PetOperation.listPets(limit: nil)

    @Test func aCancelledWaiterTakesNobodyWithIt() async throws {
        let gate = Gate()
        var wiring = await RefreshWiring()
        wiring.beforeRefresh = { await gate.pass() }
        let executor = wiring.executor

        let first = Task { try await executor.executeWithRefresh(pets) }
        await gate.arrivals(1)
        let others = (0..<3).map { _ in Task { try await executor.executeWithRefresh(pets) } }
        await wiring.store.looks(4)
        first.cancel()
        // The cancelled call ends while the refresh is still under way.
        await #expect(throws: CancellationError.self) { try await first.value }
        #expect(await wiring.store.isRefreshing)
        await gate.open()

        for other in others { #expect(try await other.value == Data("answer to a1".utf8)) }
        #expect(await wiring.server.refreshes == ["r0"])
        #expect(await !wiring.store.isRefreshing)
    }

    @Test func cancellingAllWaitersStopsNothingTheNextCallerNeeds() async throws {
        let gate = Gate()
        var wiring = await RefreshWiring()
        wiring.beforeRefresh = {
            await gate.pass()
            try Task.checkCancellation()
        }
        let executor = wiring.executor

        let waiters = (0..<3).map { _ in Task { try await executor.executeWithRefresh(pets) } }
        await wiring.store.looks(3)
        waiters.forEach { $0.cancel() }
        for waiter in waiters { await #expect(throws: CancellationError.self) { try await waiter.value } }
        let next = Task { try await executor.executeWithRefresh(pets) }
        await wiring.store.looks(4)
        await gate.open()

        #expect(try await next.value == Data("answer to a1".utf8))
        #expect(await wiring.server.refreshes == ["r0"])
    }

    @Test func aSignOutDuringARefreshIsNotUndoneByItsLateResult() async throws {
        let gate = Gate()
        var wiring = await RefreshWiring()
        wiring.beforeStoring = { await gate.pass() }
        let executor = wiring.executor

        let call = Task { try await executor.executeWithRefresh(pets) }
        await gate.arrivals(1)
        await wiring.store.signOut()
        await gate.open()

        let error = await #expect(throws: ResponseError.self) { try await call.value }
        #expect(error?.status == 401)
        #expect(await wiring.store.pair == [nil, nil])
        #expect(await wiring.server.calls == ["a0"])
    }

    @Test func cancellingTheRefreshGivesTheCallsTheirOwnRefusal() async throws {
        let gate = Gate()
        var wiring = await RefreshWiring()
        wiring.beforeRefresh = {
            await gate.pass()
            try Task.checkCancellation()
        }
        let executor = wiring.executor
        let call = Task { try await executor.executeWithRefresh(pets) }
        await gate.arrivals(1)
        let task = wiring.store.refreshTask
        await MainActor.run { task.wrappedValue?.cancel() }
        await gate.open()

        let error = await #expect(throws: ResponseError.self) { try await call.value }
        #expect(error?.status == 401)
        #expect(await wiring.server.refreshes == [])
        #expect(await !wiring.store.isRefreshing)
    }

    @Test func theNewPairIsStoredBeforeAnyoneResumes() async throws {
        let gate = Gate()
        var wiring = await RefreshWiring()
        wiring.beforeStoring = { await gate.pass() }
        let executor = wiring.executor
        let calls = (0..<20).map { _ in Task { try await executor.executeWithRefresh(pets) } }
        await gate.arrivals(1)
        await wiring.store.looks(20)
        // The server has rotated: a call that resumed now would still send the old token.
        #expect(await wiring.store.pair == ["a0", "r0"])
        await gate.open()
        for call in calls { #expect(try await call.value == Data("answer to a1".utf8)) }
        #expect(await wiring.server.calls.filter { $0 == "a1" }.count == 20)
    }

    @Test func singleUseTokensAreSpentOnceWhateverAsksForARefresh() async throws {
        let gate = Gate()
        var wiring = await RefreshWiring()
        wiring.beforeRefresh = { await gate.pass() }
        let executor = wiring.executor

        let call = Task { try await executor.executeWithRefresh(pets) }
        let timer = Task { try await executor.refresh() }
        let resume = Task { try await executor.refresh() }
        await wiring.store.looks(3)
        await gate.open()
        _ = try await call.value
        try await timer.value
        try await resume.value

        #expect(await wiring.server.refreshes == ["r0"])
        #expect(await !wiring.server.isRevoked)
        #expect(await wiring.store.pair == ["a1", "r1"])
        // The next one spends the next token.
        try await executor.refresh()
        #expect(await wiring.server.refreshes == ["r0", "r1"])
        #expect(await !wiring.server.isRevoked)
    }

    @Test func aRefreshThatHangsIsBoundedByTheWiringsClock() async throws {
        let clock = ManualClock()
        var wiring = await RefreshWiring()
        wiring.beforeRefresh = {
            try await withThrowingTaskGroup(of: Void.self) { group in
                group.addTask { try await hang() }
                group.addTask {
                    try await clock.sleep(for: .seconds(30))
                    throw Offline()
                }
                defer { group.cancelAll() }
                try await group.next()
            }
        }
        let executor = wiring.executor
        let call = Task { try await executor.executeWithRefresh(pets) }
        for await _ in clock.sleeping { break }
        clock.advance(by: .seconds(29))
        #expect(await wiring.store.isRefreshing)
        clock.advance(by: .seconds(1))
        await #expect(throws: Offline()) { try await call.value }
        #expect(await !wiring.store.isRefreshing)
    }

    @Test func aRefreshThatNeedsItselfFailsByName() async throws {
        let wiring = await RefreshWiring()
        let executor = Self.needingItself(wiring) { try await $0.executeWithRefresh(.showPetById(petId: "secret")) }
        let error = await #expect(throws: RefreshAwaitsItself.self) { try await executor.executeWithRefresh(pets) }
        #expect(error?.operation as? PetOperation == .showPetById(petId: "secret"))
        #expect(
            error?.description
                == "RefreshAwaitsItself: the refresh calls showPetById, which waits for the refresh")
        #expect(await wiring.server.calls == ["a0", "a0"])
        #expect(await !wiring.store.isRefreshing)
    }

    @Test func aRefreshThatAsksForARefreshFailsByName() async throws {
        let wiring = await RefreshWiring()
        let executor = Self.needingItself(wiring) { try await $0.refresh() }
        let error = await #expect(throws: RefreshAwaitsItself.self) { try await executor.refresh() }
        #expect(error?.operation == nil)
        #expect(
            error?.description == "RefreshAwaitsItself: the refresh asks for a refresh, which waits for the refresh")
    }

    @Test func workThatARefreshLeavesBehindMayRefreshLater() async throws {
        let wiring = await RefreshWiring()
        let left = Recorder<Task<Data, any Error>>()
        let gate = Gate()
        let executor = Self.needingItself(wiring) { executor in
            left.record(
                Task {
                    await gate.pass()
                    return try await executor.executeWithRefresh(.listPets(limit: 1))
                })
            try await wiring.refresh()
        }
        _ = try await executor.executeWithRefresh(pets)
        await gate.open()
        #expect(try await left.values.first?.value == Data("answer to a1".utf8))
    }

    /// An executor whose refresh is given the executor itself.
    private static func needingItself(
        _ wiring: RefreshWiring,
        refresh: @escaping @Sendable (RefreshingExecutor<PetOperation>) async throws -> some Sendable
    ) -> RefreshingExecutor<PetOperation> {
        @Sendable func executor() -> RefreshingExecutor<PetOperation> {
            RefreshingExecutor(
                refreshTask: wiring.store.refreshTask, accessToken: wiring.store.accessToken,
                executeOnce: { try await wiring.executeOnce($0) },
                makeRefreshTask: { Task { _ = try await refresh(executor()) } },
                isUnauthorized: { $0.status == 401 }, needsAuth: { _ in true })
        }
        return executor()
    }
}

/// Returns only when cancelled.
private func hang() async throws {
    let (stream, continuation) = AsyncStream<Void>.makeStream()
    for await _ in stream {}
    continuation.finish()
    throw CancellationError()
}
