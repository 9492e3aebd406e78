import Foundation

/// The paths of files that the tests use.
enum Checkout {
    static let root = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    static let python = root.appending(path: "ci/python")
    static let server = root.appending(path: "ci/servers/serve.py")
    static let facts = root.appending(path: "ci/servers/facts.py")
}
