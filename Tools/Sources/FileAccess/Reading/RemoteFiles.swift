import Foundation
import YAML

/// Remote files, which are kept in a folder. A file that is in the folder is not fetched again; fetching must be
/// allowed.
struct RemoteFiles: Sendable {
    /// Fetches the file at an `https` URL.
    typealias Fetch = @Sendable (_ url: String) throws(LoadingFault) -> [UInt8]

    /// The folder; nil if no folder was named, so that no remote file may be read.
    let cache: String?
    /// nil if only files in the folder may be read.
    let fetch: Fetch?

    /// The file at a URL.
    func source(_ url: String) throws(LoadingFault) -> SourceFile {
        guard let cache else { throw .remoteNotAllowed }
        let name = Self.name(of: url)
        // The longest name of a file on Linux and macOS.
        guard name.utf8.count <= 255 else { throw .notFetched("its URL is too long for the name of a file") }
        let path = "\(cache)/\(name)"
        if !RealPath.isRegularFile(path) {
            guard let fetch else { throw .notCached(folder: cache) }
            try keep(try fetch(url), at: path, in: cache)
        }
        do throws(FileProblem) {
            return SourceFile(name: path, bytes: try [UInt8](contentsOfFile: path, atMost: DocumentFile.byteLimit))
        } catch {
            throw LoadingFault(error)
        }
    }

    /// The name of the file for a URL: the URL without `https://`, with all characters except letters, digits, `.`, `-` and
    /// `_` percent-encoded.
    static func name(of url: String) -> String {
        var name = ""
        for byte in url.utf8.dropFirst("https://".utf8.count) {
            let character = Character(Unicode.Scalar(byte))
            let isPlain = character.isASCII && (character.isLetter || character.isNumber || ".-_".contains(character))
            let digits = String(byte, radix: 16, uppercase: true)
            name += isPlain ? String(character) : "%" + (digits.count == 1 ? "0" : "") + digits
        }
        return name
    }

    private func keep(_ bytes: [UInt8], at path: String, in cache: String) throws(LoadingFault) {
        do {
            try FileManager.default.createDirectory(atPath: cache, withIntermediateDirectories: true)
            var changes = FileChanges()
            changes.write(bytes, to: path)
            try changes.commit()
        } catch {
            let reason = (error as? FileProblem)?.reason ?? "\(error)"
            throw .notFetched("it cannot be kept in \(cache): \(reason)")
        }
    }
}
