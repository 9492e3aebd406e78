import Foundation
import YAML

/// Fetches files with `curl`, so that the generator does not link a network library.
package enum Curl {
    /// The largest file that is fetched; no known document is as large.
    private static let mostBytes = 64 << 20
    private static let seconds = 30

    /// Fetches the file at an `https` URL, through at most five redirects, all to `https`.
    @Sendable package static func fetch(_ url: String) throws(LoadingFault) -> [UInt8] {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = [
            "curl", "--silent", "--show-error", "--fail", "--location", "--max-redirs", "5", "--proto", "=https",
            "--proto-redir", "=https", "--max-time", String(seconds), "--max-filesize", String(mostBytes), "--url", url,
        ]
        let output = Pipe()
        let errors = Pipe()
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = output
        process.standardError = errors
        do { try process.run() } catch { throw .notFetched("curl cannot be run") }
        let bytes = read(output.fileHandleForReading)
        if bytes.count > mostBytes { process.terminate() }
        let said = read(errors.fileHandleForReading)
        process.waitUntilExit()
        guard bytes.count <= mostBytes else { throw .notFetched("it has more than \(mostBytes >> 20) MiB") }
        guard process.terminationStatus == 0 else {
            let line = String(decoding: said, as: UTF8.self).split(separator: "\n").last.map(String.init)
            throw .notFetched(line ?? "curl ends with \(process.terminationStatus)")
        }
        return [UInt8](bytes)
    }

    /// The bytes up to the end, or until there are more than the limit.
    private static func read(_ handle: FileHandle) -> Data {
        var bytes = Data()
        while bytes.count <= mostBytes, let chunk = try? handle.read(upToCount: 1 << 16), !chunk.isEmpty {
            bytes += chunk
        }
        return bytes
    }
}
