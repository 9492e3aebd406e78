import Foundation
import Testing

@testable import CommandLineInterface

/// The completion script for bash, loaded and called as the line editor of bash calls it.
@Suite struct BashCompletionTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write(BashCompletion(of: .sample).text, to: "sample.bash")
        try folder.write(BashCompletion(of: .strictSample).text, to: "strict.bash")
        try folder.write("", to: "pots/big pot.txt")
        try folder.write("", to: "pots/bowl.txt")
    }

    /// The sorted completions of the last word.
    private func offered(_ words: [String], by script: String = "sample") async throws -> [String] {
        let list = words.map(\.quotedForShell).joined(separator: " ")
        let line = """
            source ./\(script).bash
            COMP_WORDS=(\(list)); COMP_CWORD=\(words.count - 1)
            _\(words[0])
            if [ "${#COMPREPLY[@]}" -gt 0 ]; then printf '%s\\n' "${COMPREPLY[@]}"; fi
            """
        let program = try await Program.run("/usr/bin/env", ["bash", "-c", line], in: folder.path)
        #expect(program.code == 0)
        #expect(program.errors == "")
        return program.output.split(separator: "\n").map(String.init).sorted()
    }

    @Test(
        arguments: [
            (["kiln", "se"], ["sell"]),
            (["kiln", "fire", "--h"], ["--heat", "--help"]),
            (["kiln", "--gl"], ["--glaze"]),
            (["kiln", "pots/bowl.txt", "--sh"], ["--shelf"]),
            (["kiln", "fire", "--heat", ""], ["high", "low"]),
            (["kiln", "fire", "-t", "h"], ["high"]),
            (["kiln", "fire", "--heat", "="], ["high", "low"]),
            (["kiln", "fire", "--heat", "=", "l"], ["low"]),
            (["kiln", "fire", "--glaze", "s"], ["salt"]),
            (["kiln", "fire", "--a-flag-with-a-long-name", "f"], []),
            (["kiln", "fire", "pots/b"], ["pots/big pot.txt", "pots/bowl.txt"]),
            (["kiln", "fire", "--heat", "low", "pots/bo"], ["pots/bowl.txt"]),
            (["kiln", "fire", "pots/bowl.txt", ""], []),
            (["kiln", "fire", "--shelf", "p"], ["pots"]),
            (["kiln", "po"], ["pots"]),
            (["kiln", ""], ["completion", "fire", "help", "man", "pots", "sample.bash", "sell", "strict.bash"]),
            (["kiln", "sell", ""], ["here", "there"]),
            (["kiln", "sell", "--price", "2", "t"], ["there"]),
            (["kiln", "sell", "here", "pots/bo"], ["pots/bowl.txt"]),
            (["kiln", "sell", "here", "pots/bowl.txt", "pots/bo"], ["pots/bowl.txt"]),
            (["kiln", "sell", "--"], ["--help", "--price"]),
            (["kiln", "completion", ""], ["bash", "fish", "zsh"]),
            (["kiln", "help", "s"], ["sell"]),
        ])
    func offers(words: [String], expected: [String]) async throws {
        #expect(try await offered(words) == expected)
    }

    @Test func aProgramWithoutADefault() async throws {
        #expect(try await offered(["oven", ""], by: "strict") == ["bake", "completion", "help", "man"])
        #expect(try await offered(["oven", "bake", "-"], by: "strict") == ["--help", "-h"])
        #expect(try await offered(["oven", "cake", ""], by: "strict") == [])
        #expect(try await offered(["oven", "bake", ""], by: "strict") == [])
        try folder.write("", to: "loaves/rye/flour")
        try folder.write("", to: "loaves/wheat/flour")
        #expect(try await offered(["oven", "bake", ""], by: "strict") == ["rye", "wheat"])
        #expect(try await offered(["oven", "bake", "rye", "w"], by: "strict") == ["wheat"])
    }
}
