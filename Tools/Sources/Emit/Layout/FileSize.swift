/// The size of a text, in lines and bytes.
struct FileSize {
    var lines = 0
    var bytes = 0

    /// The limit of a file. People can read a file of this size, and compilers read it in a second; a larger section is
    /// divided.
    static let limit = FileSize(lines: 5_000, bytes: 400_000)

    init(lines: Int = 0, bytes: Int = 0) {
        self.lines = lines
        self.bytes = bytes
    }

    init(of text: some Collection<UInt8>) {
        lines = text.reduce(0) { $1 == UInt8(ascii: "\n") ? $0 + 1 : $0 }
        bytes = text.count
    }

    var isWithinLimit: Bool { lines <= Self.limit.lines && bytes <= Self.limit.bytes }

    static func + (one: FileSize, other: FileSize) -> FileSize {
        FileSize(lines: one.lines + other.lines, bytes: one.bytes + other.bytes)
    }
}
