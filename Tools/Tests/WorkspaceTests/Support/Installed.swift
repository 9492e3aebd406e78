import Foundation

/// The paths of optional programs; nil if a program is not installed.
enum Installed {
    static let zsh = path("zsh")
    static let fish = path("fish")
    static let groff = path("groff")
    static let mandoc = path("mandoc")
    static let python = path("python3")

    private static func path(_ name: String) -> String? {
        (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map { "\($0)/\(name)" }
            .first(where: FileManager.default.isExecutableFile)
    }
}
