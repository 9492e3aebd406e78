import Foundation
import Testing

@testable import CommandLineInterface

/// The completion scripts for zsh and fish, called if the shell is installed.
@Suite struct OtherShellTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write(ZshCompletion(of: .sample).text, to: "_kiln")
        try folder.write(FishCompletion(of: .sample).text, to: "kiln.fish")
        try folder.write(FishCompletion(of: .strictSample).text, to: "oven.fish")
        try folder.write("", to: "pots/bowl.txt")
        try folder.write("", to: "loaves/rye/flour")
    }

    @Test(.enabled(if: Installed.zsh != nil, "zsh is not installed"))
    func zshReadsItsScript() async throws {
        let program = try await Program.run(#require(Installed.zsh), ["-n", "_kiln"], in: folder.path)
        #expect(program.code == 0)
        #expect(program.errors == "")
    }

    @Test(
        .enabled(if: Installed.fish != nil, "fish is not installed"),
        arguments: [
            ("kiln se", ["sell"]),
            ("kiln fire --he", ["--heat", "--help"]),
            ("kiln pots/bowl.txt --sh", ["--shelf"]),
            ("kiln fire --heat ", ["high", "low"]),
            ("kiln fire --heat=l", ["--heat=low"]),
            ("kiln fire -t h", ["high"]),
            ("kiln fire --glaze s", ["salt"]),
            ("kiln fire pots/b", ["pots/bowl.txt"]),
            ("kiln pots/b", ["pots/bowl.txt"]),
            ("kiln fire --shelf p", ["pots/"]),
            ("kiln sell h", ["here"]),
            ("oven bake r", ["rye"]),
            ("kiln completion ", ["bash", "fish", "zsh"]),
        ])
    func fishOffers(line: String, expected: [String]) async throws {
        let program = try await Program.run(
            #require(Installed.fish),
            ["--no-config", "-c", "source kiln.fish; source oven.fish; complete -C \(line.quotedForShell)"],
            in: folder.path)
        #expect(program.code == 0)
        #expect(program.errors == "")
        let words = program.output.split(separator: "\n").map { String($0.prefix { $0 != "\t" }) }
        #expect(words.sorted() == expected)
    }
}
