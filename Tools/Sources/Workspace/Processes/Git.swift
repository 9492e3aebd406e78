/// Questions to git about the repository.
struct Git {
    let tree: Tree

    /// The output lines of a command.
    ///
    /// - Throws: ``Refusal`` with git's message if the command fails.
    func lines(_ words: [String]) throws(Refusal) -> [String] {
        var lines: [String] = []
        let command = ShellCommand(["git", "-C", tree.root, "-c", "core.quotePath=false"] + words)
        guard command.run(onLine: { lines.append($0) }) == 0 else {
            throw Refusal("git \(words[0]) fails: \(lines.first ?? "it says nothing")")
        }
        return lines
    }

    /// - Parameter paths: Paths from the root; empty for the whole repository.
    /// - Throws: ``Refusal`` if there are changes that are not committed.
    func requireCommitted(_ paths: [String] = []) throws(Refusal) {
        let changes = try lines(["status", "--porcelain", "--"] + paths)
        guard !changes.isEmpty else { return }
        let named = changes.prefix(3).map { $0.dropFirst(3) }.joined(separator: ", ")
        let others = changes.count > 3 ? " and \(counted(changes.count - 3, "other"))" : ""
        throw Refusal("there are changes that are not committed: \(named)\(others); commit or undo them first")
    }
}
