/// The text of a document, with the name that locations carry.
///
/// UTF-16 with a byte order mark is turned into UTF-8 on the way in; a byte order mark of UTF-8 stays.
package final class SourceFile: Sendable {
    /// The name as it is to be printed.
    package let name: String
    /// The text as UTF-8; not checked yet.
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

    /// Where the text begins in `bytes`: after a byte order mark.
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
