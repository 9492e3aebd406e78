import Foundation

/// Where the proof finds its parts, and the published documents when their folder was given.
enum Checkout {
    static let root = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    static let python = root.appending(path: "ci/python")
    static let server = root.appending(path: "ci/petstore-server/serve.py")
    static let facts = root.appending(path: "ci/petstore-server/facts.py")
    static let document = root.appending(path: "Specs/petstore.yaml")

    /// The published Petstore document below the folder `PUBLISHED_DOCUMENTS`, or nil when there is none.
    static let published: URL? = {
        let given = ProcessInfo.processInfo.environment["PUBLISHED_DOCUMENTS"] ?? ""
        guard !given.isEmpty else { return nil }
        let document = URL(filePath: given).appending(path: "specs/upstream/petstore.yaml")
        return FileManager.default.fileExists(atPath: document.path) ? document : nil
    }()
}
