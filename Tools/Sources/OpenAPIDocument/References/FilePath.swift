import YAML

/// Paths of the files of a document: relative to the document's folder, or `https` URLs.
package enum FilePath {
    /// The file part of a reference, resolved from the file that holds it (RFC 3986 section 5.2) and normalised.
    ///
    ///     resolve("../shared/page.yml", from: "models/pet.yml")     // "shared/page.yml"
    ///     resolve("tag.yml", from: "https://example.com/a/pet.yml")  // "https://example.com/a/tag.yml"
    static func resolve(_ text: Substring, from holder: String) throws(LoadingFault) -> String {
        if let scheme = scheme(of: text) {
            guard scheme == "https", text.dropFirst(6).hasPrefix("//") else { throw .notHTTPS }
            return normalURL(text)
        }
        guard isRemote(holder) else {
            let path = JSONPointer.percentDecoded(text)
            return path.hasPrefix("/") ? normal(path) : normal(folder(of: holder[...]) + path)
        }
        if text.hasPrefix("//") { return normalURL("https:" + text) }
        let (origin, path) = splitURL(holder[...])
        return normalURL(origin + (text.hasPrefix("/") ? "" : folder(of: path)) + text)
    }

    /// Whether a normalised path is a URL.
    static func isRemote(_ path: String) -> Bool { path.hasPrefix("https://") }

    /// The last name in a path, up to its first dot: `models/pet.v2.yml` → `pet`.
    package static func stem(of path: String) -> String {
        let name = path.split(separator: "/").last ?? ""
        return String(name.prefix { $0 != "." })
    }

    /// The scheme of a URL, in small letters (RFC 3986 section 3.1).
    private static func scheme(of text: Substring) -> String? {
        guard let colon = text.utf8.firstIndex(of: UInt8(ascii: ":")), let first = text.first, first.isASCII,
            first.isLetter,
            text[..<colon].allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0)) })
        else { return nil }
        return text[..<colon].lowercased()
    }

    /// The folder of a path, with the slash at its end; empty when the path has none.
    static func folder(of path: Substring) -> String {
        // By bytes, here and below: there are thousands of paths, and characters take ten times as long.
        let path = path.utf8.prefix { $0 != UInt8(ascii: "?") }
        return path.lastIndex(of: UInt8(ascii: "/")).map { String(Substring(path[...$0])) } ?? ""
    }

    /// A path without `.`, and with `..` only at the beginning.
    private static func normal(_ path: String) -> String {
        let isAbsolute = path.utf8.first == UInt8(ascii: "/")
        guard isAbsolute || path.utf8.contains(UInt8(ascii: "/")) || path.utf8.first == UInt8(ascii: ".") else {
            return path
        }
        var steps: [Substring] = []
        for bytes in path.utf8.split(separator: UInt8(ascii: "/")) {
            let step = Substring(bytes)
            if step == "." { continue }
            if step == "..", let last = steps.last, last != ".." {
                steps.removeLast()
            } else if step != ".." || !isAbsolute {
                steps.append(step)
            }
        }
        return (isAbsolute ? "/" : "") + steps.joined(separator: "/")
    }

    /// A URL with scheme and host in small letters and a normalised path.
    private static func normalURL(_ url: some StringProtocol) -> String {
        let (origin, path) = splitURL(Substring(url))
        let query = path.firstIndex(of: "?") ?? path.endIndex
        return origin.lowercased() + normal("/" + path[..<query]) + path[query...]
    }

    /// A URL in two parts: `https://example.com`, and the rest.
    private static func splitURL(_ url: Substring) -> (origin: Substring, path: Substring) {
        let end = url.dropFirst("https://".count).firstIndex { "/?".contains($0) } ?? url.endIndex
        return (url[..<end], url[end...])
    }
}
