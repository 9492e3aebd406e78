import CommandLineInterface
import Diagnostics
import FileAccess

/// Does the work of a command now and after every change of what it read, until the process is told to end.
///
/// - Parameters:
///   - files: What is watched from the first round on.
///   - round: Does the work once; adds each file that it reads, and tells how things stand after it.
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
            // What was read before may be read again, once it is as it should be.
            read.formUnion(last)
        }
        last = read
        if findings.mayTalk { Stream.error.say("declarative-openapi: \(state)waiting for changes") }
        return read
    }
    return .success
}
