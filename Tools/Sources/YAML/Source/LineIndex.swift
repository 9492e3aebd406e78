import Diagnostics

/// The offsets of a file's lines, and of columns in very long lines. They are computed in one pass, so that finding a
/// location then takes constant time.
struct LineIndex {
    /// The number of bytes above which a line is shown in part.
    private static let longLine = 4096
    /// The number of scalars between two marks of a long line.
    private static let step = 1024

    private let file: SourceFile
    /// The byte range of each line, without its break.
    private var lines: [Range<Int>] = []
    /// The offsets of every `step`th scalar of the long lines used so far, by line number.
    private var marks: [Int: [Int]] = [:]

    init(_ file: SourceFile) {
        self.file = file
        var scanner = LineScanner(file)
        while let line = scanner.next() { lines.append(line.startIndex..<line.endIndex) }
    }

    /// The line with a number counted from 1, or the part of it around a column; nil past the end.
    mutating func line(_ number: Int, around column: Int) -> SourceLine? {
        guard number >= 1, number <= lines.count else { return nil }
        let range = lines[number - 1]
        guard range.count > Self.longLine else {
            return SourceLine(whole: String(decoding: file.bytes[range], as: UTF8.self), column: column)
        }
        let first = max(column - 1 - SourceLine.reach, 0)
        let lower = offset(ofScalar: first, on: number, in: range)
        let upper = offset(after: 2 * SourceLine.reach + 1, from: lower, in: range)
        return SourceLine(
            part: String(decoding: file.bytes[lower..<upper], as: UTF8.self), column: column - first,
            isCutBefore: lower > range.lowerBound, isCutAfter: upper < range.upperBound)
    }

    private mutating func offset(ofScalar index: Int, on number: Int, in range: Range<Int>) -> Int {
        let known = marks[number] ?? marked(range)
        marks[number] = known
        let mark = min(index / Self.step, known.count - 1)
        return offset(after: index - mark * Self.step, from: known[mark], in: range)
    }

    private func marked(_ range: Range<Int>) -> [Int] {
        var marks = [range.lowerBound]
        var count = 0
        for offset in range where !isContinuation(file.bytes[offset]) {
            if count > 0, count.isMultiple(of: Self.step) { marks.append(offset) }
            count += 1
        }
        return marks
    }

    private func offset(after scalars: Int, from start: Int, in range: Range<Int>) -> Int {
        var offset = start
        var rest = scalars
        while rest > 0, offset < range.upperBound {
            offset += 1
            while offset < range.upperBound, isContinuation(file.bytes[offset]) { offset += 1 }
            rest -= 1
        }
        return offset
    }
}
