/// The names of one scope in the generated source: the types of the namespace, the properties of a struct, the cases of an
/// enum. Each is given once, in the order asked for: who comes first keeps the preferred name for good.
package struct NameScope: Sendable {
    /// A few, so that a search through them is faster than a hash.
    private let reserved: [String]
    private let isCaseInsensitive: Bool
    private var sources: [String: String] = [:]
    /// The number tried last for a stem, so that many of one name take no search each.
    private var lastNumbers: [String: Int] = [:]

    /// - Parameters:
    ///   - reserved: Names already meant otherwise; what would be called so gets an underscore behind it.
    ///   - caseInsensitive: No two names may differ by case alone: for types, which may become files.
    package init(reserved: Set<String> = [], caseInsensitive isCaseInsensitive: Bool = false) {
        self.isCaseInsensitive = isCaseInsensitive
        self.reserved = isCaseInsensitive ? reserved.map { $0.lowercased() } : Array(reserved)
    }

    /// Gives a name: the preferred one, else the alternative, else the alternative with the first free number from 2.
    ///
    /// - Parameters:
    ///   - alternative: Made only when the preferred name is taken.
    ///   - source: Where the name comes from, to be told to the next who wants it.
    /// - Returns: The name, and the source that had taken the preferred one; nil when it was free or only reserved.
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

    /// Takes all of the names as they are, unless two of them are one, or one is reserved or taken.
    ///
    /// - Parameter source: The source of the name at a position.
    /// - Returns: Whether they were taken; if not, none was.
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

    /// The answer to a request for a certain name.
    package enum Claim: Equatable, Sendable {
        case taken
        /// It means something else there.
        case reserved
        /// The source that has it already.
        case clash(with: String)
    }

    /// Takes a name as it is, for a source that must be called so; best before any other is assigned.
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
