/// A file of Swift source.
package struct SwiftFile: Sendable {
    /// The comment at the top, printed as `//` lines.
    package var header: String
    /// The imports without duplicates, printed in alphabetical order.
    package var imports: [Import]
    /// The access level of all public declarations, and of all imports that they expose.
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
