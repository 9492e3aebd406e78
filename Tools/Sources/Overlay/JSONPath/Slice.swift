/// The positions of a list that a slice selects (RFC 9535 §2.3.4.2).
struct Slice {
    let start: Int?
    let end: Int?
    let step: Int

    /// In the order of the slice; none where the step is 0.
    func positions(in count: Int) -> [Int] {
        guard step != 0 else { return [] }
        let start = start.map { fromEnd($0, count) } ?? (step > 0 ? 0 : count - 1)
        let end = end.map { fromEnd($0, count) } ?? (step > 0 ? count : -1)
        // Two numbers of 53 bits: no sum overflows.
        guard step > 0 else {
            return Array(stride(from: min(max(start, -1), count - 1), to: min(max(end, -1), count - 1), by: step))
        }
        return Array(stride(from: min(max(start, 0), count), to: min(max(end, 0), count), by: step))
    }

    private func fromEnd(_ index: Int, _ count: Int) -> Int { index < 0 ? count + index : index }
}
