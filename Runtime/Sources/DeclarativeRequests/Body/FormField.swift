import Foundation

/// A field of a form on its way into the body.
nonisolated struct FormField {
    let name: String
    /// nil for a bare name.
    let value: Value?

    nonisolated enum Value {
        case text(String)
        /// Texts that are encoded separately, and joined by a raw separator.
        case joined([String], separator: String)
    }

    init(_ item: URLQueryItem) {
        name = item.name
        value = item.value.map { .text($0) }
    }

    init(name: String, joined texts: [String], separator: String) {
        self.name = name
        value = .joined(texts, separator: separator)
    }

    /// `application/x-www-form-urlencoded`, URL standard, section 5.2.
    func append(to text: inout String) {
        Self.append(name, to: &text)
        switch value {
        case nil: break
        case .text(let value):
            text += "="
            Self.append(value, to: &text)
        case .joined(let values, let separator):
            text += "="
            for (index, value) in values.enumerated() {
                if index > 0 { text += separator == "," ? separator : Self.encoded(separator) }
                Self.append(value, to: &text)
            }
        }
    }

    private static func encoded(_ text: String) -> String {
        var result = ""
        append(text, to: &result)
        return result
    }

    private static func append(_ value: String, to output: inout String) {
        for (index, word) in value.split(separator: " ", omittingEmptySubsequences: false).enumerated() {
            if index > 0 { output += "+" }
            PercentEncoding.append(String(word), keeping: FormByte.self, to: &output)
        }
    }
}
