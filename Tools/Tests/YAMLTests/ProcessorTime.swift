import Foundation
import Testing

/// Runs some work, which must take less than a number of seconds of this thread's processor time. The load of the
/// machine does not matter.
func within<Value>(
    seconds limit: Double, sourceLocation: Testing.SourceLocation = #_sourceLocation, _ work: () throws -> Value
) rethrows -> Value {
    let start = processorSeconds()
    let value = try work()
    let taken = processorSeconds() - start
    #expect(taken < limit, sourceLocation: sourceLocation)
    return value
}

private func processorSeconds() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}
