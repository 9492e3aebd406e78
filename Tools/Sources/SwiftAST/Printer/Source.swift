extension Expression {
    /// The expression alone, as it stands at the beginning of a line.
    package var source: String { Printer.source { $0.print(self) } }
}

extension Statement {
    /// The statement alone, its lines after the first indented by `level` levels, without a newline at the end.
    package func source(level: Int = 0) -> String {
        var text = Substring(Printer.source { printer in printer.indented(by: level) { $0.print(self) } })
        while text.last == "\n" { text.removeLast() }
        return String(text.drop { $0 == " " })
    }
}

extension Declaration {
    /// The declaration as a member, its lines indented by `level` levels, ending in a newline.
    package func bytes(level: Int, access: Access) -> [UInt8] {
        var printer = Printer(access: access)
        printer.indented(by: level) { $0.printMembers([self]) }
        return printer.bytes
    }
}

extension Identifier {
    /// The name where it is declared or stands alone.
    package var source: String { Printer.source { $0.print(self) } }

    /// The name as the label of an argument, with its colon and a space.
    package var labelSource: String { Printer.source { $0.printLabel(self) } }
}

extension TypeExpression {
    /// The type alone.
    package var source: String { Printer.source { $0.print(self) } }
}

extension Printer {
    fileprivate static func source(_ body: (inout Printer) -> Void) -> String {
        var printer = Printer()
        body(&printer)
        return String(decoding: printer.bytes, as: UTF8.self)
    }
}
