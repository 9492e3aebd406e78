import Foundation

/// A program whose standard error is a pseudo-terminal.
///
/// It uses Python's module `pty`, which is the same on every system; `./workspace` requires Python.
struct PseudoTerminal {
    /// The output on the terminal; the terminal ends each line by CR and LF.
    let screen: String
    let output: String
    let code: Int32

    private static let script = """
        import os, pty, subprocess, sys
        master, slave = pty.openpty()
        feed = os.environ.pop("FEED", None)
        process = subprocess.Popen(sys.argv[1:], stdin=subprocess.DEVNULL, stdout=open("output", "wb"), stderr=slave)
        os.close(slave)
        screen = b""
        while True:
            try:
                chunk = os.read(master, 65536)
            except OSError:
                break
            if not chunk:
                break
            screen += chunk
            if feed:
                # What the program waits for comes once it has shown that it waits.
                with open(feed, "wb") as pipe:
                    pipe.write(open("document", "rb").read())
                feed = None
        code = process.wait()
        open("screen", "wb").write(screen)
        sys.exit(code)
        """

    /// Runs `executable` in `folder`, with a terminal of the given kind.
    ///
    /// - Parameter feed: A named pipe that gets the file `document` after the first output on the terminal.
    static func run(
        _ executable: String, _ arguments: [String], in folder: TemporaryFolder, environment: [String: String] = [:],
        feed: String? = nil
    ) async throws -> PseudoTerminal {
        var variables = ProcessInfo.processInfo.environment
        variables["NO_COLOR"] = nil
        variables["TERM"] = "xterm"
        variables["FEED"] = feed
        variables.merge(environment) { _, new in new }
        let program = try await Program.run(
            "/usr/bin/env", ["python3", "-c", script, executable] + arguments, in: folder.path, environment: variables)
        if program.errors != "" {
            throw CocoaError(.fileReadUnknown, userInfo: [NSDebugDescriptionErrorKey: program.errors])
        }
        return PseudoTerminal(
            screen: try folder.text("screen"), output: try folder.text("output"), code: program.code)
    }
}
