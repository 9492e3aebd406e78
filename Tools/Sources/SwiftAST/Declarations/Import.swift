/// `import Foundation`, `@_spi(Generated) public import DeclarativeRequests`
package struct Import: Hashable, Sendable {
    package var module: Identifier
    /// The group of declarations beside the public ones that the import makes visible.
    package var spi: Identifier?
    /// Whether the file's own interface names what the module declares.
    package var isExposed: Bool

    package init(_ module: Identifier, spi: Identifier? = nil, exposed isExposed: Bool = false) {
        self.module = module
        self.spi = spi
        self.isExposed = isExposed
    }
}

extension Import: ExpressibleByStringLiteral {
    /// A module that the file's interface does not name.
    package init(stringLiteral module: String) {
        self.init(Identifier(module))
    }
}
