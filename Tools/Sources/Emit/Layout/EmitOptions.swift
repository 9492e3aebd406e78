import APIModel
import SwiftAST

/// How the output is written, whatever it says.
package struct EmitOptions: Sendable {
    package var access: AccessLevel
    package var files: FileLayout
    /// Modules beside the runtime whose types the output names.
    package var imports: [String]

    package init(access: AccessLevel = .public, files: FileLayout = .one, imports: [String] = []) {
        self.access = access
        self.files = files
        self.imports = imports
    }
}

extension AccessLevel {
    /// The same in the words of Swift.
    var syntax: Access {
        switch self {
        case .public: .public
        case .package: .package
        case .internal: .internal
        }
    }
}
