/// A hash table from keys to positions in the mapping's entries, with open addressing.
///
/// A dictionary would store the text of every key a second time.
struct KeyIndex: Sendable {
    /// The number of entries up to which a mapping is searched in order instead.
    static let threshold = 8

    private static let free = UInt32.max
    private var slots: [UInt32]

    private init(count: Int) {
        var size = 16
        while size < count * 2 { size *= 2 }
        slots = Array(repeating: Self.free, count: size)
    }

    /// The index of entries, and the positions of repeated keys with the first of each.
    static func indexing(_ entries: [Mapping.Entry]) -> (index: KeyIndex?, repeated: [(duplicate: Int, first: Int)]) {
        var index = KeyIndex(count: entries.count)
        var repeated: [(duplicate: Int, first: Int)] = []
        for position in entries.indices {
            let slot = index.slot(of: entries[position].key.text, in: entries)
            if index.slots[slot] == free {
                index.slots[slot] = UInt32(position)
            } else {
                repeated.append((position, Int(index.slots[slot])))
            }
        }
        return (index, repeated)
    }

    /// The position of a key.
    func find(_ key: String, in entries: [Mapping.Entry]) -> Int? {
        let position = slots[slot(of: key, in: entries)]
        return position == Self.free ? nil : Int(position)
    }

    /// The slot of a key, or the free slot for it. There always is one: the table is at most half full.
    private func slot(of key: String, in entries: [Mapping.Entry]) -> Int {
        let mask = slots.count - 1
        var slot = key.hashValue & mask
        while slots[slot] != Self.free, !isSame(entries[Int(slots[slot])].key.text, key) {
            slot = (slot + 1) & mask
        }
        return slot
    }
}
