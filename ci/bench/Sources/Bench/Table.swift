import Foundation

/// A small table, printed line by line.
struct Table {
    let widths: [Int]

    /// Prints the header; each column is as wide as its heading, but at least ten characters.
    init(_ headings: String...) {
        widths = headings.map { max($0.count, 10) }
        row(headings)
    }

    func row(_ cells: [String]) {
        let padded = zip(cells, widths).map { cell, width in
            String(repeating: " ", count: max(0, width - cell.count)) + cell
        }
        print(padded.joined(separator: "  "))
    }
}

/// `value` with the given number of decimals.
func decimal(_ value: Double, _ places: Int = 2) -> String { String(format: "%.\(places)f", value) }
