/// Holds tasks back until it is opened, and tells how many have come.
actor Gate {
    private var isOpen = false
    private var held: [CheckedContinuation<Void, Never>] = []
    private var arrived = 0
    private var watchers: [(count: Int, continuation: CheckedContinuation<Void, Never>)] = []

    /// How many have come.
    var count: Int { arrived }

    /// Waits until the gate is open, whether or not the task is cancelled.
    func pass() async {
        arrived += 1
        for watcher in watchers where watcher.count <= arrived { watcher.continuation.resume() }
        watchers.removeAll { $0.count <= arrived }
        if !isOpen { await withCheckedContinuation { held.append($0) } }
    }

    /// Waits until this many tasks have come.
    func arrivals(_ count: Int) async {
        if arrived < count { await withCheckedContinuation { watchers.append((count, $0)) } }
    }

    func open() {
        isOpen = true
        held.forEach { $0.resume() }
        held = []
    }
}
