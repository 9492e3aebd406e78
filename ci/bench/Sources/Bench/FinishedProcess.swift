import Foundation

/// The resources that a program and its child processes have used.
struct FinishedProcess {
    /// CPU seconds, user and system.
    let seconds: Double
    /// Peak resident memory of the largest process.
    let peakBytes: Int
    /// The elapsed seconds.
    let elapsed: Double

    /// Runs `program`, which is found with PATH, and discards its output.
    ///
    /// - Throws: ``Failed`` if it cannot be started or does not exit with 0.
    init(_ program: String, _ arguments: [String]) throws {
        let measure = Process()
        let output = Pipe()
        measure.executableURL = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
            .appending(path: "Measure")
        measure.arguments = [program] + arguments
        measure.standardOutput = output
        try measure.run()
        let said = String(decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
        measure.waitUntilExit()
        let fields = said.split(whereSeparator: \.isWhitespace)
        guard fields.count == 4, fields[0] == "0", let seconds = Double(fields[1]), let peak = Int(fields[2]),
            let elapsed = Double(fields[3])
        else {
            throw Failed(command: [program] + arguments, said: said)
        }
        self.seconds = seconds
        peakBytes = peak
        self.elapsed = elapsed
    }

    /// A process that failed.
    struct Failed: Error {
        let command: [String]
        let said: String
    }
}
