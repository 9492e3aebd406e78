import CommandSupport
import DeclarativeOpenAPI
import Diagnostics
import Foundation
import Slice
import Workspace

/// The rules of all rooms.
enum Catalogue {
    static let all: [Rule] = Generator.rules + Rule.allSlice + Rule.allFiles + Rule.workspaceRules

    /// The folder of the package `Tools`.
    static let tools = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// The texts of the Swift files below a folder of the package, by path.
    static func texts(below folder: String) throws -> [String: String] {
        let start = tools.appending(path: folder)
        let files = FileManager.default.enumerator(at: start, includingPropertiesForKeys: nil)
        let paths = (files?.allObjects ?? []).compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }
        return Dictionary(
            uniqueKeysWithValues: try paths.map { ($0.path(), try String(contentsOf: $0, encoding: .utf8)) })
    }
}
