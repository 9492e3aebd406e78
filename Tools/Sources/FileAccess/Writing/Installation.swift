import Foundation

/// New files and folders, and changed files, which are put in place together.
///
/// All items are first completed in a hidden folder on the same disk; then a rename moves each to its place. If one
/// rename fails, the earlier ones are undone. Signals that would end the process are ignored during the renames, which
/// are short.
package struct Installation: Sendable {
    private struct Item: Sendable {
        let target: String
        /// The files in the target folder; a file with an empty path is the target itself.
        let files: [(path: String, bytes: [UInt8])]
    }

    private let workshop: String
    private var items: [Item] = []

    /// - Parameter workshop: The path of a temporary folder, which is created and removed.
    package init(workshop: String) {
        self.workshop = workshop
    }

    /// Adds a file; it may replace an existing one.
    package mutating func file(_ bytes: [UInt8], at path: String) {
        items.append(Item(target: path, files: [("", bytes)]))
    }

    /// Adds a new folder with its files.
    package mutating func folder(_ files: [String: [UInt8]], at path: String) {
        items.append(Item(target: path, files: files.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }))
    }

    /// Puts all items in place, in the order in which they were added.
    package func commit() throws(FileProblem) {
        var made = try MadeFolders.make(workshop, for: items.first?.target ?? workshop)
        var placed: [PlacedItem] = []
        let patience = PatientSignals()
        defer { patience.end() }
        do throws(FileProblem) {
            for (index, item) in items.enumerated() { try prepare(item, as: index) }
            for (index, item) in items.enumerated() {
                let folder = (item.target as NSString).deletingLastPathComponent
                made.add(try MadeFolders.make(folder, for: item.target))
                placed.append(try PlacedItem(moving: prepared(index), to: item.target, keeping: old(index)))
            }
        } catch {
            for item in placed.reversed() { item.takeBack() }
            removeWorkshop()
            made.remove()
            throw error
        }
        removeWorkshop()
        made.removeEmpty(workshop)
    }

    private func prepared(_ index: Int) -> String { "\(workshop)/new-\(index)" }
    private func old(_ index: Int) -> String { "\(workshop)/old-\(index)" }

    private func prepare(_ item: Item, as index: Int) throws(FileProblem) {
        var changes = FileChanges()
        for (path, bytes) in item.files {
            changes.write(bytes, to: path.isEmpty ? prepared(index) : "\(prepared(index))/\(path)")
        }
        do throws(FileProblem) {
            try changes.commit()
        } catch {
            throw FileProblem(path: item.target, kind: error.kind, reason: error.reason)
        }
    }

    private func removeWorkshop() {
        // A remaining folder is hidden and not part of the repository.
        try? FileManager.default.removeItem(atPath: workshop)
    }
}
