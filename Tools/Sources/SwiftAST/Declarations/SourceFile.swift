/// A whole file.
package struct SourceFile: Sendable {
    /// Written as `//` lines at the top.
    package var header: String
    /// Module names; printed once each, in order.
    package var imports: [Identifier]
    /// The level of every declaration that says `public`.
    package var access: Access
    package var declarations: [Declaration]

    package init(
        header: String = "", imports: [Identifier] = [], access: Access = .public, declarations: [Declaration]
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
