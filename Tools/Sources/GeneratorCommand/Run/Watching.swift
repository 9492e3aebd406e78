import CommandLineInterface
import Diagnostics
import FileAccess

/// Does the work of a command now and after every change of its input, until ^C or SIGTERM.
///
/// - Parameters:
///   - files: The files that are watched from the first round on.
///   - round: Does the work once, adds the files that it reads, and returns the exit code.
func watch(
    _ files: Set<String>, _ findings: FindingOptions, round: (_ read: inout Set<String>) throws -> String
) throws -> ExitCode {
    let interruption = Interruption()
    var last = files
    try Watch(pause: interruption.pause(afterLookOf:)).run {
        var read = files
        var state = ""
        do {
            state = try round(&read) + "; "
        } catch let problem as FileProblem {
            findings.report([problem.diagnostic], of: [])
            // A file of an earlier round may be needed again after a fault is corrected.
            read.formUnion(last)
        }
        last = read
        if findings.mayTalk { Stream.error.say("declarative-openapi: \(state)waiting for changes") }
        return read
    }
    return .success
}
