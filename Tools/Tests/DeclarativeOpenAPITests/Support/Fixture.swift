import Foundation

/// The documents of the folder `Fixtures`. Each was written for one fault that users of code generators reported.
enum Fixture {
    static let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    static let tools = tests.deletingLastPathComponent().deletingLastPathComponent()
    static let repository = tools.deletingLastPathComponent()

    static func text(_ name: String) throws -> String {
        try String(contentsOf: tests.appending(path: "Fixtures/\(name).yaml"), encoding: .utf8)
    }
}
