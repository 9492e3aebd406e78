extension [UInt8] {
    /// The bytes converted to UTF-8 if they begin with a UTF-16 byte order mark; nil if they do not, or are not UTF-16.
    var utf8FromUTF16: [UInt8]? {
        let isLittle = starts(with: [0xFF, 0xFE])
        guard isLittle || starts(with: [0xFE, 0xFF]), count.isMultiple(of: 2) else { return nil }
        let units = stride(from: 2, to: count, by: 2).map { index in
            isLittle
                ? UInt16(self[index]) | UInt16(self[index + 1]) << 8
                : UInt16(self[index]) << 8 | UInt16(self[index + 1])
        }
        var text: [UInt8] = []
        text.reserveCapacity(units.count)
        let isBroken = transcode(
            units.makeIterator(), from: UTF16.self, to: UTF8.self, stoppingOnError: true
        ) { text.append($0) }
        return isBroken ? nil : text
    }
}
