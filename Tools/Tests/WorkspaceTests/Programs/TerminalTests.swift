import Foundation
import Testing

/// The output on a terminal that a pipe does not get.
@Suite(.enabled(if: Installed.python != nil, "Python is not installed")) struct TerminalTests {
    private let folder: TemporaryFolder
    private let document = MiniatureRepository.document(title: "!odd Tiny")

    init() throws {
        folder = try TemporaryFolder()
        try folder.write(document, to: "tiny.yaml")
    }

    private func lint(
        _ file: String = "tiny.yaml", _ flags: [String] = [], environment: [String: String] = [:], feed: String? = nil
    ) async throws -> PseudoTerminal {
        try await PseudoTerminal.run(
            Program.built("declarative-openapi"), ["lint", file] + flags, in: folder, environment: environment,
            feed: feed)
    }

    @Test func findingsHaveColorsAndTheirLines() async throws {
        let terminal = try await lint()
        #expect(terminal.code == 0)
        #expect(terminal.output == "")
        #expect(terminal.screen.hasPrefix("\u{1B}[1mtiny.yaml:3:10:\u{1B}[0m \u{1B}[1;33mwarning:\u{1B}[0m "))
        #expect(terminal.screen.contains("title: !odd Tiny\r\n"))
        #expect(terminal.screen.contains("\u{1B}[1;33m^\u{1B}[0m\r\n"))
    }

    @Test(arguments: [["NO_COLOR": "1"], ["TERM": "dumb"]])
    func noColorsWhereTheyAreNotWanted(_ environment: [String: String]) async throws {
        let terminal = try await lint(environment: environment)
        #expect(terminal.screen.hasPrefix("tiny.yaml:3:10: warning: "))
        #expect(terminal.screen.contains("title: !odd Tiny\r\n"))
        #expect(!terminal.screen.contains("\u{1B}"))
    }

    @Test func colorsAreTakenAwayByAFlag() async throws {
        #expect(try await !lint("tiny.yaml", ["--color", "never"]).screen.contains("\u{1B}"))
    }

    /// The document comes through a pipe, after the terminal shows that the program waits for it.
    @Test(.timeLimit(.minutes(1))) func whatTakesLongIsShownAndErased() async throws {
        try folder.write(MiniatureRepository.document(title: "Tiny"), to: "document")
        #expect(mkfifo(folder.path("slow.yaml"), 0o600) == 0)
        let terminal = try await lint("slow.yaml", feed: "slow.yaml")
        #expect(terminal.code == 0)
        #expect(terminal.screen.hasPrefix("\r\u{1B}[K⠋ reading slow.yaml"))
        #expect(terminal.screen.hasSuffix("\r\u{1B}[K1 operation, no schemas generated\r\n"))
    }

    @Test func whatIsQuickShowsTheSummaryAlone() async throws {
        try folder.write(MiniatureRepository.document(title: "Tiny"), to: "tiny.yaml")
        #expect(try await lint().screen == "1 operation, no schemas generated\r\n")
        #expect(try await lint("tiny.yaml", ["-q"]).screen == "")
    }
}
