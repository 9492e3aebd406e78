import Foundation

nonisolated extension RequestState {
    /// Gives a slot its value.
    ///
    /// - Parameters:
    ///   - name: The slot's name.
    ///   - value: Plain text; it is percent-encoded as every value is.
    ///   - atEnd: Whether the item moves behind all others, as signatures want it.
    /// - Returns: Whether there was such a slot; if not, nothing changes.
    @discardableResult
    public mutating func fillQuerySlot(_ name: String, with value: String, atEnd: Bool = false) throws -> Bool {
        guard let slot = emptyQuerySlots.firstIndex(of: name) else { return false }
        emptyQuerySlots.remove(at: slot)
        let filled = URLQueryItem(name: name, value: value)
        let position = queryItems.firstIndex { $0.name == name && $0.value == nil }
        switch (position, atEnd) {
        case (let position?, false):
            queryItems[position] = filled
        case (let position?, true):
            queryItems.remove(at: position)
            queryItems.append(filled)
        case (nil, _):
            queryItems.append(filled)
        }
        return true
    }

    mutating func appendQuerySlot(_ name: String) throws {
        try appendQueryItem(name: name, value: nil)
        emptyQuerySlots.append(name)
    }

    /// The query items without those that wait for a value.
    var filledQueryItems: [URLQueryItem] {
        var waiting = emptyQuerySlots
        guard !waiting.isEmpty else { return queryItems }
        return queryItems.filter { item in
            guard item.value == nil, let slot = waiting.firstIndex(of: item.name) else { return true }
            waiting.remove(at: slot)
            return false
        }
    }
}
