import Foundation

/// New files and folders, and the files that change with them, put in place together.
///
/// Everything is complete in a folder of its own first, on the same disk and out of sight; then each item is moved to its
/// place by a rename. When one cannot be, the ones before it are taken away again, so that the tree is as it was. Signals that
/// would end the process wait until the renames, which take no time, are over.
package struct Installation: Sendable {
    private struct Item: Sendable {
        let target: String
        /// The files below the target; one with an empty path is the target itself.
        let files: [(path: String, bytes: [UInt8])]
    }

    private let workshop: String
    private var items: [Item] = []

    /// - Parameter workshop: The path of a folder that is made for this and taken away again.
    package init(workshop: String) {
        self.workshop = workshop
    }

    /// A file, new or in the place of an old one.
    package mutating func file(_ bytes: [UInt8], at path: String) {
        items.append(Item(target: path, files: [("", bytes)]))
    }

    /// A new folder with its files.
    package mutating func folder(_ files: [String: [UInt8]], at path: String) {
        items.append(Item(target: path, files: files.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }))
    }

    /// Puts everything in place, in the order in which it was given.
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
        // What is left of it is out of sight, and no part of the tree.
        try? FileManager.default.removeItem(atPath: workshop)
    }
}
