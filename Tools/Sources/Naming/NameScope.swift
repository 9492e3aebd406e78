/// The names of one scope in the generated source: the types of the namespace, the properties of a struct, the cases of
/// an enum. Each name is assigned once; the part that comes first keeps its preferred name.
package struct NameScope: Sendable {
    /// An array, since searching so few names is faster than hashing.
    private let reserved: [String]
    private let isCaseInsensitive: Bool
    private var sources: [String: String] = [:]
    /// The last number tried for each stem, so that a search does not begin at 2 again.
    private var lastNumbers: [String: Int] = [:]

    /// - Parameters:
    /// - reserved: Names with another meaning in the scope; a part with such a name gets an underscore after it.
    /// - caseInsensitive: Whether names that differ only in case count as equal, as for types, which may become files.
    package init(reserved: Set<String> = [], caseInsensitive isCaseInsensitive: Bool = false) {
        self.isCaseInsensitive = isCaseInsensitive
        self.reserved = isCaseInsensitive ? reserved.map { $0.lowercased() } : Array(reserved)
    }

    /// Assigns a name: the preferred one, else the alternative, else the alternative with the first free number from 2.
    ///
    /// - Parameters:
    ///   - alternative: Evaluated only if the preferred name is taken.
    ///   - source: The text from which the name is made, returned as the clash of a later part.
    /// - Returns: The name, and the source that has the preferred name; nil if that was free or only reserved.
    package mutating func assign(preferred: String, alternative: @autoclosure () -> String, source: String) -> (
        name: String, clash: String?
    ) {
        let preferred = unreserved(preferred)
        let earlier = sources[key(preferred)]
        guard earlier != nil else { return (take(preferred, for: source), nil) }
        let alternative = unreserved(alternative())
        if sources[key(alternative)] == nil { return (take(alternative, for: source), earlier) }
        let stem = alternative.utf8.last.map { (0x30...0x39).contains($0) } == true ? alternative + "_" : alternative
        var number = lastNumbers[key(stem), default: 1]
        repeat { number += 1 } while isTaken(stem + String(number))
        lastNumbers[key(stem)] = number
        return (take(stem + String(number), for: source), earlier)
    }

    /// Takes all of the names unchanged, unless two of them are equal, or one is reserved or taken.
    ///
    /// - Parameter source: The source of the name at a position.
    /// - Returns: Whether all names were taken; if not, none was.
    package mutating func takeAll(_ names: [String], source: (Int) -> String) -> Bool {
        sources.reserveCapacity(sources.count + names.count)
        for (position, name) in names.enumerated() {
            let key = key(name)
            let isFree = !reserved.contains(key)
            let earlier = isFree ? sources.updateValue(source(position), forKey: key) : nil
            guard !isFree || earlier != nil else { continue }
            if let earlier { sources[key] = earlier }
            for name in names[..<position] { sources[self.key(name)] = nil }
            return false
        }
        return true
    }

    /// The result of claiming a name.
    package enum Claim: Equatable, Sendable {
        case taken
        /// The name has another meaning in the scope.
        case reserved
        /// Another source already has the name.
        case clash(with: String)
    }

    /// Takes a name unchanged, for a source that must have this name. Claim names before other names are assigned.
    package mutating func claim(_ name: String, source: String) -> Claim {
        if reserved.contains(key(name)) { return .reserved }
        if let earlier = sources[key(name)] { return .clash(with: earlier) }
        _ = take(name, for: source)
        return .taken
    }

    private func isTaken(_ name: String) -> Bool {
        sources[key(name)] != nil || reserved.contains(key(name))
    }

    private func unreserved(_ name: String) -> String {
        var name = name
        while reserved.contains(key(name)) { name += "_" }
        return name
    }

    private mutating func take(_ name: String, for source: String) -> String {
        sources[key(name)] = source
        return name
    }

    private func key(_ name: String) -> String {
        isCaseInsensitive ? name.lowercased() : name
    }
}
