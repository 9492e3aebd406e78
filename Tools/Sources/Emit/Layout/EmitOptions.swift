import APIModel
import SwiftAST

/// The options for the form of the output, apart from its contents.
package struct EmitOptions: Sendable {
    package var access: AccessLevel
    package var files: FileLayout
    /// The modules besides the runtime whose types the output names.
    package var imports: [String]

    package init(access: AccessLevel = .public, files: FileLayout = .one, imports: [String] = []) {
        self.access = access
        self.files = files
        self.imports = imports
    }
}

extension AccessLevel {
    /// The access level as a part of the printed source.
    var syntax: Access {
        switch self {
        case .public: .public
        case .package: .package
        case .internal: .internal
        }
    }
}
