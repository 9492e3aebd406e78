/// The text of a document, with the file name used in locations.
///
/// UTF-16 with a byte order mark is converted to UTF-8. A byte order mark of UTF-8 is kept.
package final class SourceFile: Sendable {
    /// The file's name, as printed in findings.
    package let name: String
    /// The text as UTF-8, not validated.
    package let bytes: [UInt8]

    /// A file with its bytes.
    package init(name: String, bytes: [UInt8]) {
        self.name = name
        self.bytes = bytes.utf8FromUTF16 ?? bytes
    }

    /// A file with its text.
    package convenience init(name: String, text: String) {
        self.init(name: name, bytes: Array(text.utf8))
    }

    /// The offset of the text in `bytes`, after any byte order mark.
    var textStart: Int { bytes.starts(with: byteOrderMark) ? byteOrderMark.count : 0 }

    /// The text of a line, counted from 1, without its line break (LF, CR LF or CR); nil past the end.
    package func line(_ number: Int) -> String? {
        guard number >= 1 else { return nil }
        var scanner = LineScanner(self)
        while let line = scanner.next() {
            if scanner.line == number { return String(decoding: line, as: UTF8.self) }
        }
        return nil
    }
}
