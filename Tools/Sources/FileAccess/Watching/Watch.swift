import Foundation

/// Does something again whenever one of the files that it depends on has changed.
///
/// A change is noticed by looking at the files' dates from time to time; an editor that writes in steps is given the time to
/// come to its end. What is done may fail: it is done again after the next change, be it of a file that was missing.
package struct Watch {
    /// How often files that never rest are waited for.
    private static let patience = 20

    /// How far a file system's clock may be behind.
    private static let slack: TimeInterval = 0.02

    private let stamp: (String) -> FileStamp?
    private let pause: (_ lookTook: Duration) -> Bool

    /// - Parameters:
    ///   - stamp: Looks at a file.
    ///   - pause: Lets time pass after a look that took some of it; false when it is time to end.
    package init(
        stamp: @escaping (String) -> FileStamp? = FileStamp.init(of:), pause: @escaping (_ lookTook: Duration) -> Bool
    ) {
        self.stamp = stamp
        self.pause = pause
    }

    /// Runs `round`, which tells what it read, missing files among it; and again after each change, until it is time to end.
    package func run(_ round: () throws -> Set<String>) rethrows {
        var known: [String: FileStamp?] = [:]
        repeat {
            known = try stamps(after: round, known: known)
        } while isChanged(&known)
    }

    /// The stamps of what a round read. Those that were known are taken before the round, so that what is written while it runs
    /// is noticed; a new file that may have been written to since has none, which no look will find again.
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

    /// Waits for a change, and until it is complete; false when it is time to end.
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
