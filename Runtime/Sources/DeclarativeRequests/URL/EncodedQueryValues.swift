import Foundation

/// Texts that stand in the URL for the values of some query items: those with delimiters that are no part of a value, or with
/// reserved characters that are to stay.
///
/// They are kept by name and plain value, so that items can be read, moved and replaced as plain text; a changed one is
/// encoded as every other.
nonisolated struct EncodedQueryValues: Sendable {
    private var texts: [URLQueryItem: String] = [:]

    mutating func set(_ text: String, for item: URLQueryItem) {
        texts[item] = text
    }

    func value(of item: URLQueryItem) -> String? {
        texts.isEmpty ? nil : texts[item]
    }
}
