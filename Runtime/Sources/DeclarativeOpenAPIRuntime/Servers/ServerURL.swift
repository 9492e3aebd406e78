import Foundation

/// A server's URL template with its variables (OpenAPI Server Object).
@_spi(Generated) public nonisolated enum ServerURL {
    /// The URL that a template makes.
    ///
    /// - Parameters:
    ///   - template: The URL with variables in braces, such as `https://{project}.example.com/v1`.
    ///   - variables: A value for each; the unreserved characters of RFC 3986 are all that it may have, so that none
    ///     reaches out of its place into another part of the URL.
    ///   - listed: Values that the document lists itself, which may be anything.
    /// - Throws: ``InvalidServerVariable`` for a value that is empty or has other characters.
    public static func make(
        _ template: String, _ variables: KeyValuePairs<String, String>,
        listed: KeyValuePairs<String, String> = [:]
    ) throws -> URL {
        var text = template
        for (name, value) in listed {
            text = text.replacingOccurrences(of: "{\(name)}", with: value)
        }
        for (name, value) in variables {
            guard !value.isEmpty, value.utf8.allSatisfy(isUnreserved) else {
                throw InvalidServerVariable(name: name, value: value)
            }
            text = text.replacingOccurrences(of: "{\(name)}", with: value)
        }
        guard let url = URL(string: text), url.scheme != nil else {
            let (name, value) = variables.first ?? listed.first ?? (key: "", value: template)
            throw InvalidServerVariable(name: name, value: value)
        }
        return url
    }

    private static func isUnreserved(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
            UInt8(ascii: "~"):
            true
        default: false
        }
    }
}

/// A value of a server variable that no URL could be made with.
public nonisolated struct InvalidServerVariable: Error, Hashable, Sendable {
    /// The variable's name in the document.
    public let name: String
    /// The value that was given for it.
    public let value: String
}
