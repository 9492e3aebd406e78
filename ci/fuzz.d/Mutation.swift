/// libFuzzer's own mutation of bytes.
@_silgen_name("LLVMFuzzerMutate")
private func mutateBytes(_ data: UnsafeMutablePointer<UInt8>?, _ count: Int, _ limit: Int) -> Int

/// Alternately changes bytes, as libFuzzer would, and moves whole lines. The latter often gives a valid document with
/// parts in unusual positions.
@_cdecl("LLVMFuzzerCustomMutator")
public func mutate(_ data: UnsafeMutablePointer<UInt8>?, _ count: Int, _ limit: Int, _ seed: UInt32) -> Int {
    var random = Random(seed: seed)
    guard count > 0, random.next(2) == 0, let data else { return mutateBytes(data, count, limit) }
    let lines = bytes(data, count).split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map(
        Array.init)
    let changed = Array(changed(lines, &random).joined(separator: [UInt8(ascii: "\n")]).prefix(limit))
    for (offset, byte) in changed.enumerated() { data[offset] = byte }
    return changed.count
}

private func changed(_ lines: [[UInt8]], _ random: inout Random) -> [[UInt8]] {
    var lines = lines
    let start = random.next(lines.count)
    let block = Array(lines[start..<min(lines.count, start + 1 + random.next(6))])
    let place = random.next(lines.count)
    let space = UInt8(ascii: " ")
    switch random.next(6) {
    case 0: lines.removeSubrange(start..<start + block.count)
    case 1: lines.insert(contentsOf: block, at: place)
    case 2:
        // With the indentation of the following line.
        let depth = lines[place].prefix { $0 == space }.count
        let own = block[0].prefix { $0 == space }.count
        let moved = block.map { line in
            Array(repeating: space, count: max(0, line.prefix { $0 == space }.count + depth - own))
                + line.drop { $0 == space }
        }
        lines.insert(contentsOf: moved, at: place)
    case 3: lines[place] = Array(lines[place].prefix { $0 == space }) + block[0].drop { $0 == space }
    case 4: lines[place].insert(contentsOf: [space, space], at: 0)
    default:
        // Replaces the value of a key by that of another one.
        let colon = UInt8(ascii: ":")
        guard let from = block[0].firstIndex(of: colon), let to = lines[place].firstIndex(of: colon) else { break }
        lines[place] = Array(lines[place][..<to]) + block[0][from...]
    }
    return lines
}

/// A random number generator with a seed (xorshift).
private struct Random {
    private var state: UInt64

    init(seed: UInt32) { state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 | 1 }

    mutating func next(_ bound: Int) -> Int {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return Int(state % UInt64(max(1, bound)))
    }
}
