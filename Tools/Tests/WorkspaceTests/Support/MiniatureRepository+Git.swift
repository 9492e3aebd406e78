import Foundation
import Testing

extension MiniatureRepository {
    /// Makes the folder a git repository, where it is none yet, and commits all that is in it.
    func commitAll() async throws {
        try await git("init", "--quiet", "--initial-branch", "main")
        try await git("add", "--all")
        try await git(
            "-c", "user.name=test", "-c", "user.email=test@localhost", "commit", "--quiet", "--message", "All of it")
    }

    /// What git prints, without the last newline.
    @discardableResult
    func git(_ arguments: String...) async throws -> String {
        let program = try await Program.run("/usr/bin/env", ["git"] + arguments, in: folder.path)
        #expect(program.code == 0, Comment(rawValue: program.errors))
        return program.output.trimmingCharacters(in: .newlines)
    }
}
