import Foundation
import Testing

extension MiniatureRepository {
    /// Commits all files; makes the folder a git repository first if it is not one.
    func commitAll() async throws {
        try await git("init", "--quiet", "--initial-branch", "main")
        try await git("add", "--all")
        try await git(
            "-c", "user.name=test", "-c", "user.email=test@localhost", "commit", "--quiet", "--message", "All of it")
    }

    /// The output of git, without the last line feed.
    @discardableResult
    func git(_ arguments: String...) async throws -> String {
        let program = try await Program.run("/usr/bin/env", ["git"] + arguments, in: folder.path)
        #expect(program.code == 0, Comment(rawValue: program.errors))
        return program.output.trimmingCharacters(in: .newlines)
    }
}
