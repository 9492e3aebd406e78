import Diagnostics
import Naming

/// A part of the document that needs a Swift name.
struct Nameable {
    var source: NameSource
    let location: SourceLocation
    /// A text that orders parts with the same ``source`` independently of the order in the document, such as a JSON
    /// pointer.
    var tieBreaker = ""
    /// The name that the configuration gives.
    var given: GivenName?
}

extension NameScope {
    /// Assigns the names of all parts that share the scope. Names from the configuration come first, then texts that
    /// are unchanged as names, then all others by their text. The order of the list has no effect.
    ///
    /// - Parameters:
    ///   - noun: The kind of the parts, for messages: "properties".
    ///   - findings: Receives a note for each name that another part has already.
    /// - Returns: The names, in the order of the list.
    mutating func assign(_ parts: [Nameable], _ noun: String, _ findings: inout Findings) -> [String] {
        let preferred = parts.map(\.source.preferred)
        if !parts.contains(where: { $0.given != nil }), takeAll(preferred, source: { parts[$0].source.label }) {
            return preferred
        }
        var names: [String?] = parts.map { _ in nil }
        let order = Self.order(parts, preferred)
        for position in order {
            guard let given = parts[position].given else { continue }
            names[position] = claim(given, source: parts[position].source.label, &findings)
        }
        for position in order where names[position] == nil {
            let source = parts[position].source
            let (name, clash) = assign(
                preferred: preferred[position], alternative: source.spelled, source: source.label)
            names[position] = name
            guard let clash, source.isReported else { continue }
            let (mine, other) = LookAlikes.labels(source.label, clash)
            findings.report(
                .nameCollision, at: parts[position].location,
                "\(noun) \(mine) and \(other) make one Swift name; this one is `\(name)`")
        }
        return names.compactMap { $0 }
    }

    private static func order(_ parts: [Nameable], _ preferred: [String]) -> [Int] {
        let ranks = parts.indices.map { position in
            let text = parts[position].source.text
            return (
                distance: distance(of: text, from: preferred[position]), text: Array(text.utf8),
                tieBreaker: Array(parts[position].tieBreaker.utf8)
            )
        }
        return parts.indices.sorted { left, right in
            let (first, second) = (ranks[left], ranks[right])
            if first.distance != second.distance { return first.distance < second.distance }
            if first.text != second.text { return first.text.lexicographicallyPrecedes(second.text) }
            return first.tieBreaker.lexicographicallyPrecedes(second.tieBreaker)
        }
    }

    /// A rank of how far a text is from its preferred name: the text that is the name as it stands comes first.
    private static func distance(of text: String, from name: String) -> Int {
        if text.utf8.elementsEqual(name.utf8) {
            // `Foo` comes before `FOO`, since Swift names are spelled like the former.
            return text.count > 1 && !text.contains { $0.isLowercase } ? 2 : 0
        }
        // A digit cannot begin a name: `1m`, not `1M`, is `_1m`.
        return name.utf8.first == UInt8(ascii: "_") && text.utf8.elementsEqual(name.utf8.dropFirst()) ? 1 : 3
    }

    /// Takes a name that the configuration gives; nil, with a finding, if the name is taken or reserved.
    ///
    /// - Parameter source: The part, as messages show it.
    mutating func claim(_ given: GivenName, source: String, _ findings: inout Findings) -> String? {
        switch claim(given.text, source: source) {
        case .taken: return given.text
        case .reserved:
            findings.report(
                .givenName, at: given.location,
                "`\(source)` cannot be called `\(given.text)`: generated code means something else by that")
        case .clash(let other):
            findings.report(
                .givenName, at: given.location, "`\(source)` cannot be called `\(given.text)`: that is `\(other)`")
        }
        return nil
    }
}
