/// A table of names and their meanings.
struct HelpTable {
    /// The width of the widest name with its meaning on the same line; the meaning of a wider name is on the next line.
    private static let widest = 26

    private let width: Int
    private var rows: [(name: String, meaning: String)] = []

    /// - Parameter names: The names of this table, and of the tables whose meanings are aligned with it.
    init(aligning names: [String]) {
        width = names.map(\.count).filter { $0 <= Self.widest }.max() ?? Self.widest
    }

    mutating func add(_ name: String, _ meaning: String) { rows.append((name, meaning)) }

    /// The rows, indented by two columns.
    var lines: [String] {
        rows.flatMap { row in
            let meaning = Paragraph.lines(row.meaning, indent: width + 4)
            let name = "  " + row.name
            guard row.name.count <= width, let first = meaning.first else { return [name] + meaning }
            return [name + first.dropFirst(name.count)] + meaning.dropFirst()
        }
    }
}
