import CMeasure
import Foundation

/// A program run to its end, and what it used.
struct FinishedProcess {
    let seconds: Double
    let peakBytes: Int

    /// Runs `program`, found along PATH, with its output thrown away.
    ///
    /// - Throws: ``Failed`` when it could not be started or did not exit with 0.
    init(_ program: String, _ arguments: [String]) throws(Failed) {
        var pointers = ([program] + arguments).map { strdup($0) } + [nil]
        let usage = cmeasure_run(program, &pointers)
        for pointer in pointers { free(pointer) }
        guard usage.status == 0 else { throw Failed(command: [program] + arguments, status: Int(usage.status)) }
        seconds = usage.seconds
        peakBytes = usage.peak
    }

    /// A process that did not end well.
    struct Failed: Error {
        let command: [String]
        let status: Int
    }
}
