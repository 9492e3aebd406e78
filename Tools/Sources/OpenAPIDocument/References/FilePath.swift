import YAML

/// Paths of files that refer to one another: relative to the folder of the document, or `https` URLs.
package enum FilePath {
    /// The file part of a reference, read from the file that holds it (RFC 3986 section 5.2): in normal form.
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

    /// Whether a path in normal form is a URL.
    static func isRemote(_ path: String) -> Bool { path.hasPrefix("https://") }

    /// The last name in a path, without what follows its first dot: `models/pet.v2.yml` → `pet`.
    package static func stem(of path: String) -> String {
        let name = path.split(separator: "/").last ?? ""
        return String(name.prefix { $0 != "." })
    }

    /// What stands before the colon of a URL, in small letters (RFC 3986 section 3.1).
    private static func scheme(of text: Substring) -> String? {
        guard let colon = text.utf8.firstIndex(of: UInt8(ascii: ":")), let first = text.first, first.isASCII,
            first.isLetter,
            text[..<colon].allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0)) })
        else { return nil }
        return text[..<colon].lowercased()
    }

    /// With the slash at its end; empty where there is none.
    static func folder(of path: Substring) -> String {
        // By bytes, here and below: paths are resolved by the thousand, and characters take ten times as long.
        let path = path.utf8.prefix { $0 != UInt8(ascii: "?") }
        return path.lastIndex(of: UInt8(ascii: "/")).map { String(Substring(path[...$0])) } ?? ""
    }

    /// Without `.`, and without `..` but at the beginning.
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

    /// Scheme and host in small letters, the path in normal form.
    private static func normalURL(_ url: some StringProtocol) -> String {
        let (origin, path) = splitURL(Substring(url))
        let query = path.firstIndex(of: "?") ?? path.endIndex
        return origin.lowercased() + normal("/" + path[..<query]) + path[query...]
    }

    /// `https://example.com` and what follows.
    private static func splitURL(_ url: Substring) -> (origin: Substring, path: Substring) {
        let end = url.dropFirst("https://".count).firstIndex { "/?".contains($0) } ?? url.endIndex
        return (url[..<end], url[end...])
    }
}
