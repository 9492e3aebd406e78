/// A whole file.
package struct SourceFile: Sendable {
    /// Written as `//` lines at the top.
    package var header: String
    /// Module names; printed once each, in order.
    package var imports: [Identifier]
    package var declarations: [Declaration]

    package init(header: String = "", imports: [Identifier] = [], declarations: [Declaration]) {
        self.header = header
        self.imports = imports
        self.declarations = declarations
    }

    /// The source as UTF-8, ending in a newline.
    package var bytes: [UInt8] {
        var printer = Printer()
        printer.print(self)
        return printer.bytes
    }

    /// The source, ending in a newline.
    package var source: String {
        String(decoding: bytes, as: UTF8.self)
    }
}
