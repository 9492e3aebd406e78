/// A whole file.
package struct SourceFile: Sendable {
    /// Written as `//` lines at the top.
    package var header: String
    /// Each module once; printed in alphabetical order.
    package var imports: [Import]
    /// The level of every declaration that says `public`, and of every import that is exposed.
    package var access: Access
    package var declarations: [Declaration]

    package init(
        header: String = "", imports: [Import] = [], access: Access = .public, declarations: [Declaration]
    ) {
        self.header = header
        self.imports = imports
        self.access = access
        self.declarations = declarations
    }

    /// The source as UTF-8, ending in a newline.
    package var bytes: [UInt8] {
        var printer = Printer(access: access)
        printer.print(self)
        return printer.bytes
    }

    /// The source, ending in a newline.
    package var source: String {
        String(decoding: bytes, as: UTF8.self)
    }
}
