import Diagnostics

/// The directive lines of a YAML text: those that begin with `%`.
enum Directives {
    /// Throws if there are more than `Limits.directives`: libyaml needs quadratic time for them.
    static func check(_ file: SourceFile) throws(Halt) {
        guard let offset = file.bytes.withUnsafeBufferPointer({ firstExceeding($0, from: file.textStart) }) else {
            return
        }
        let message = "more than \(Limits.directives) lines begin with '%'; YAML needs two at most, before the document"
        throw Halt(.yamlLimit, at: file.location(atOffset: offset), message)
    }

    private static func firstExceeding(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
        var count = 0
        for offset in start..<bytes.count where bytes[offset] == UInt8(ascii: "%") {
            guard offset == start || bytes[offset - 1] == lineFeed || bytes[offset - 1] == carriageReturn else {
                continue
            }
            count += 1
            if count > Limits.directives { return offset }
        }
        return nil
    }
}
