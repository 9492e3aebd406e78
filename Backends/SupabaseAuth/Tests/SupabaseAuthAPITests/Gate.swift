import Testing

/// Holds tasks back until it is opened, and tells how many have come.
actor Gate {
    private var isOpen = false
    private var held: [CheckedContinuation<Void, Never>] = []
    private var arrived = 0

    /// Waits until the gate is open, whether or not the task is cancelled.
    func pass() async {
        arrived += 1
        if !isOpen { await withCheckedContinuation { held.append($0) } }
    }

    /// Waits until this many tasks have come.
    func arrivals(_ count: Int) async {
        for _ in 0..<1_000_000 where arrived < count { await Task.yield() }
        #expect(arrived >= count)
    }

    func open() {
        isOpen = true
        held.forEach { $0.resume() }
        held = []
    }
}
