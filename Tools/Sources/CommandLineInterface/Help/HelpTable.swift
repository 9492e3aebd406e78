/// Names with what they mean beside them.
struct HelpTable {
    /// The widest name that has its meaning beside it; behind a wider one it stands on the next line.
    private static let widest = 26

    private let width: Int
    private var rows: [(name: String, meaning: String)] = []

    /// - Parameter names: Of this table, and of those whose meanings are to stand in the same column.
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
