import FileAccess
import Foundation
import Testing

/// Rounds and changes between them, without real waiting.
@Suite struct WatchTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try write("one", to: "a", at: 1)
        try write("two", to: "b", at: 1)
    }

    private func write(_ text: String, to name: String, at time: TimeInterval) throws {
        try folder.write(text, to: name)
        let date = Date(timeIntervalSince1970: 1_000_000_000 + time)
        try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: folder.path(name))
    }

    /// The content of `a` in each round. Each pause runs the next step; the watch ends after the last one.
    private func rounds(
        reading names: Set<String> = ["a", "b"], _ pauses: [() throws -> Void]
    ) throws -> [String] {
        var rest = pauses[...]
        var failure: (any Error)?
        var found: [String] = []
        let watch = Watch { _ in
            guard let pause = rest.popFirst() else { return false }
            do { try pause() } catch { failure = error }
            return failure == nil
        }
        watch.run {
            found.append((try? folder.text("a")) ?? "nothing")
            return Set(names.map(folder.path))
        }
        if let failure { throw failure }
        return found
    }

    @Test func nothingChanges() throws {
        #expect(try rounds([{}, {}, {}]) == ["one"])
    }

    @Test func aChangeMakesOneRound() throws {
        #expect(try rounds([{}, { try write("new", to: "a", at: 2) }, {}, {}, {}]) == ["one", "new"])
    }

    @Test func sameSizeAndAnotherDate() throws {
        #expect(try rounds([{ try write("eno", to: "a", at: 2) }, {}, {}]) == ["one", "eno"])
    }

    @Test func everyFileCounts() throws {
        #expect(try rounds([{ try write("new", to: "b", at: 2) }, {}, {}]) == ["one", "one"])
        #expect(try rounds(reading: ["a"], [{ try write("newer", to: "b", at: 3) }, {}, {}]) == ["one"])
    }

    /// A file that is written in steps is read once, after the last step.
    @Test func stepsAreOneChange() throws {
        let found = try rounds([
            { try write("n", to: "a", at: 2) }, { try write("ne", to: "a", at: 3) },
            { try write("new", to: "a", at: 4) }, {},
            {},
        ])
        #expect(found == ["one", "new"])
    }

    @Test func aFileThatNeverRestsIsReadAllTheSame() throws {
        let pauses = (2..<40).map { time in { try write("new", to: "a", at: TimeInterval(time)) } }
        #expect(try rounds(pauses) == ["one", "new"])
    }

    @Test func whatIsTakenAwayAndComesBack() throws {
        let found = try rounds([
            { try folder.remove("a") }, {}, {}, { try write("back", to: "a", at: 1) }, {}, {},
        ])
        #expect(found == ["one", "nothing", "back"])
    }

    @Test func aFileThatIsReplacedByAnotherOfTheSameDateAndSize() throws {
        let found = try rounds([
            {
                try write("eno", to: "c", at: 1)
                try FileManager.default.removeItem(atPath: folder.path("a"))
                try FileManager.default.moveItem(atPath: folder.path("c"), toPath: folder.path("a"))
            }, {}, {},
        ])
        #expect(found == ["one", "eno"])
    }

    /// A file that is written during a round causes another round, whether it is known or new.
    @Test func aChangeWithinARound() throws {
        var found = 0
        var pauses = 0
        let watch = Watch { _ in
            pauses += 1
            return pauses < 6
        }
        try watch.run {
            found += 1
            if found < 3 { try folder.write("\(found)", to: "a") }
            return [folder.path("a")]
        }
        #expect(found == 3)
    }
}
