/// The three ways a command ends; what `sysexits.h` calls them stands beside.
package enum ExitCode: Int32, Sendable {
    /// All was done (`EX_OK`).
    case success = 0
    /// The input, or the tree, is not as it should be.
    case failure = 1
    /// The command was called wrongly (`EX_USAGE`).
    case usage = 64
}
