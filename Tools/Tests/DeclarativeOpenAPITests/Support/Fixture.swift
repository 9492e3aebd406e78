import Foundation

/// The documents of the folder `Fixtures`, each written for one fault that users of such tools have met.
enum Fixture {
    static let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    static let tools = tests.deletingLastPathComponent().deletingLastPathComponent()
    static let repository = tools.deletingLastPathComponent()

    static func text(_ name: String) throws -> String {
        try String(contentsOf: tests.appending(path: "Fixtures/\(name).yaml"), encoding: .utf8)
    }
}
