import Diagnostics

/// Reads JSON, strictly by RFC 8259, into the same tree as YAML.
struct JSONReader {
    private let file: SourceFile
    private var cursor: JSONCursor
    private var builder: TreeBuilder
    private var sink: DiagnosticSink

    /// The root node of the text in `file`, which must be UTF-8.
    static func read(_ file: SourceFile, sink: inout DiagnosticSink) throws(Halt) -> Node {
        try file.bytes.withUnsafeBufferPointer { (bytes) throws(Halt) -> Node in
            var reader = JSONReader(file: file, cursor: JSONCursor(bytes, from: file.textStart), sink: sink)
            defer { sink = reader.sink }
            return try reader.read()
        }
    }

    private init(file: SourceFile, cursor: JSONCursor, sink: DiagnosticSink) {
        self.file = file
        self.cursor = cursor
        self.builder = TreeBuilder(file: file)
        self.sink = sink
    }

    private mutating func read() throws(Halt) -> Node {
        var expectsValue = true
        while expectsValue || builder.innermost != nil {
            expectsValue = expectsValue ? try value() : try afterValue()
        }
        cursor.skipSpace()
        guard cursor.next == nil, let root = builder.root else { throw fault("text follows the end of the document") }
        return root
    }

    /// Reads a scalar, or the start of an object or array up to its first value; returns whether a value must follow.
    private mutating func value() throws(Halt) -> Bool {
        cursor.skipSpace()
        try refuseEnd()
        let position = cursor.position
        switch cursor.next {
        case UInt8(ascii: "{"):
            cursor.advance()
            try builder.begin(.mapping, at: position)
            if try closes(UInt8(ascii: "}")) { return false }
            try key()
            return true
        case UInt8(ascii: "["):
            cursor.advance()
            try builder.begin(.sequence, at: position)
            return try !closes(UInt8(ascii: "]"))
        case UInt8(ascii: "\""):
            let text = try string()
            builder.add(Scalar(text: text, isPlain: false), at: position, sink: &sink)
        default:
            let text = try literal()
            builder.add(Scalar(text: text, isPlain: true), at: position, sink: &sink)
        }
        return false
    }

    /// Reads a comma or the end of an object or array, and a following key; returns whether a value must follow.
    private mutating func afterValue() throws(Halt) -> Bool {
        let isMapping = builder.innermost == .mapping
        let close = isMapping ? UInt8(ascii: "}") : UInt8(ascii: "]")
        guard try !closes(close) else { return false }
        guard cursor.skip(UInt8(ascii: ",")) else {
            throw fault(isMapping ? "expected ',' or '}' after the value" : "expected ',' or ']' after the value")
        }
        cursor.skipSpace()
        if cursor.next == close { throw fault("a ',' before the end is not JSON") }
        if isMapping { try key() }
        return true
    }

    /// Ends the innermost object or array if its closing byte is next, and returns whether it did.
    private mutating func closes(_ close: UInt8) throws(Halt) -> Bool {
        cursor.skipSpace()
        try refuseEnd()
        guard cursor.skip(close) else { return false }
        builder.end(sink: &sink)
        return true
    }

    /// Throws if the text ends inside an object or array.
    private func refuseEnd() throws(Halt) {
        guard cursor.next == nil, let opening = builder.innermostPosition else { return }
        let what = builder.innermost == .mapping ? "object '{'" : "array '['"
        throw fault("this \(what) is never closed", at: opening)
    }

    /// Reads a key with its colon.
    private mutating func key() throws(Halt) {
        try refuseEnd()
        let position = cursor.position
        guard cursor.next == UInt8(ascii: "\"") else { throw fault("expected a key in double quotes") }
        let text = try string()
        builder.add(Scalar(text: text, isPlain: false), at: position, sink: &sink)
        cursor.skipSpace()
        try refuseEnd()
        guard cursor.skip(UInt8(ascii: ":")) else { throw fault("expected ':' after the key") }
    }

    private mutating func string() throws(Halt) -> String {
        do throws(JSONFault) {
            return try JSONString.read(&cursor)
        } catch {
            throw fault(error.message, at: error.position)
        }
    }

    private mutating func literal() throws(Halt) -> String {
        let start = cursor.offset
        if cursor.skip(word: "true") || cursor.skip(word: "false") || cursor.skip(word: "null") {
            return String(decoding: cursor.bytes(from: start), as: UTF8.self)
        }
        do throws(JSONFault) {
            return try JSONNumber.read(&cursor)
        } catch {
            throw fault(error.message, at: error.position)
        }
    }

    private func fault(_ message: String, at position: Position? = nil) -> Halt {
        Halt(.jsonSyntax, at: SourceLocation(position ?? cursor.position, in: file), message)
    }
}
