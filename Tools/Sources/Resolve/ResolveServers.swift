import APIModel
import Diagnostics
import OpenAPIDocument

enum Servers {
    /// The servers whose URLs are absolute, in document order.
    static func resolve(_ document: Document, _ reports: inout Reports) -> [Server] {
        document.servers.enumerated().compactMap { position, object in
            var url = object.url
            for variable in object.variables {
                url = replacing("{\(variable.name)}", in: url, with: variable.defaultValue)
            }
            guard isAbsolute(url) else {
                if position == 0 {
                    reports.report(
                        .relativeServer, at: object.location,
                        "`\(object.url)` is no absolute URL, so there is no `defaultBaseURL`; the wiring states one")
                }
                return nil
            }
            return Server(
                template: object.url, url: url,
                variables: object.variables.map {
                    Server.Variable(
                        name: $0.name, defaultValue: $0.defaultValue, allowedValues: $0.allowedValues,
                        documentation: $0.description)
                }, documentation: object.description)
        }
    }

    private static func replacing(_ placeholder: String, in text: String, with value: String) -> String {
        guard let range = text.firstRange(of: placeholder) else { return text }
        return replacing(placeholder, in: text.replacingCharacters(in: range, with: value), with: value)
    }

    /// Whether the text is `scheme://host…` in the characters of RFC 3986.
    private static func isAbsolute(_ url: String) -> Bool {
        guard let separator = url.firstRange(of: "://"), separator.lowerBound > url.startIndex,
            separator.upperBound < url.endIndex, url[separator.upperBound] != "/"
        else { return false }
        return url.utf8.allSatisfy { byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"):
                true
            default: "-._~:/?#[]@!$&'()*+,;=%".utf8.contains(byte)
            }
        }
    }
}

extension String {
    fileprivate func replacingCharacters(in range: Range<String.Index>, with text: String) -> String {
        String(self[..<range.lowerBound]) + text + String(self[range.upperBound...])
    }
}
