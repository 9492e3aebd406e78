import Foundation

/// Repeats work when one of its input files has changed.
///
/// It compares the stamps of the files at intervals, whose length ``Interruption/pause(afterLookOf:)`` decides. After a change, it waits until the files stay the same, because an
/// editor may write in several steps. Work that failed is repeated after the next change, too; a missing file may
/// appear.
package struct Watch {
    /// The number of looks after which the work is repeated, even if the files still change.
    private static let patience = 20

    /// The time by which the clock of a file system may be behind.
    private static let slack: TimeInterval = 0.02

    private let stamp: (String) -> FileStamp?
    private let pause: (_ lookTook: Duration) -> Bool

    /// - Parameters:
    ///   - stamp: Returns the stamp of a file.
    ///   - pause: Waits after a look that took the given time; false to end.
    package init(
        stamp: @escaping (String) -> FileStamp? = FileStamp.init(of:), pause: @escaping (_ lookTook: Duration) -> Bool
    ) {
        self.stamp = stamp
        self.pause = pause
    }

    /// Runs `round` now and after each change, until `pause` returns false. `round` returns the files that it read, and
    /// the missing ones.
    package func run(_ round: () throws -> Set<String>) rethrows {
        var known: [String: FileStamp?] = [:]
        repeat {
            known = try stamps(after: round, known: known)
        } while isChanged(&known)
    }

    /// The stamps of the files that a round read. Stamps of known files are taken before the round, so that a write
    /// during the round is noticed. A new file that may have been written during the round gets no stamp; so the next
    /// look differs.
    private func stamps(
        after round: () throws -> Set<String>, known: [String: FileStamp?]
    ) rethrows -> [String: FileStamp?] {
        let start = Date(timeIntervalSinceNow: -Self.slack)
        let before = Dictionary(uniqueKeysWithValues: known.keys.map { ($0, stamp($0)) })
        let paths = try round()
        return Dictionary(
            uniqueKeysWithValues: paths.map { path in
                if let stamp = before[path] { return (path, stamp) }
                let new = stamp(path)
                return (path, new?.isWritten(since: start) == true ? nil : new)
            })
    }

    /// Waits for a change and for its end; false to end.
    private func isChanged(_ known: inout [String: FileStamp?]) -> Bool {
        let clock = ContinuousClock()
        var last = known
        var restless = 0
        while true {
            var current: [String: FileStamp?] = [:]
            let took = clock.measure {
                current = Dictionary(uniqueKeysWithValues: known.keys.map { ($0, stamp($0)) })
            }
            if current != known, current == last || restless == Self.patience { return true }
            restless = current == last ? 0 : restless + 1
            last = current
            guard pause(took) else { return false }
        }
    }
}
