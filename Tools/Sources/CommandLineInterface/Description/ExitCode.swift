/// The exit codes of a command, with their names in `sysexits.h`.
package enum ExitCode: Int32, Sendable {
    /// The command did its work (`EX_OK`).
    case success = 0
    /// The input or the repository has a fault.
    case failure = 1
    /// The command line is invalid (`EX_USAGE`).
    case usage = 64
}
