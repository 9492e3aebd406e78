import CommandLineInterface
import Testing

/// The meaning of command lines.
@Suite struct InvocationTests {
    /// The command and its operands, or the printed text.
    private func read(_ words: [String], _ program: ProgramDescription = .sample) throws -> [String] {
        switch try program.invocation(words) {
        case .show(let text): [text]
        case .run(let name, let arguments): [name] + arguments.operands
        }
    }

    @Test(
        arguments: [
            (["fire", "pot.txt"], ["fire", "pot.txt"]), (["pot.txt"], ["fire", "pot.txt"]),
            (["./sell"], ["fire", "./sell"]), (["fire", "sell"], ["fire", "sell"]), (["-"], ["fire", "-"]),
            (["--heat", "low", "pot.txt"], ["fire", "pot.txt"]),
            (["--", "pot"], ["fire", "pot"]),
            (["sell", "here", "--price=2"], ["sell", "here"]),
            (["sell", "here", "a", "b", "--price=2"], ["sell", "here", "a", "b"]),
        ])
    func commands(words: [String], read expected: [String]) throws {
        #expect(try read(words) == expected)
    }

    @Test(
        arguments: [
            ([], "POT is missing: ./kiln [fire] POT [FLAG…]", "fire"),
            (["sel"], "there is no command and no file sel; did you mean sell?", nil),
            (["a.txt", "b.txt"], "b.txt is one argument too many: ./kiln [fire] POT [FLAG…]", "fire"),
            (["sell"], "here|there is missing: ./kiln sell here|there [POT…] --price COINS", "sell"),
            (["sell", "her"], "the argument of sell is here or there, not her; did you mean here?", "sell"),
            (["sell", "here"], "--price COINS is missing: ./kiln sell here|there [POT…] --price COINS", "sell"),
            (
                ["-t", "low", "sell", "here", "--price=2"],
                "sell comes before its flags: ./kiln sell here|there [POT…] --price COINS", "sell"
            ),
            (["help", "frie"], "there is no command frie; did you mean fire?", nil),
            (["--help", "frie"], "there is no command frie; did you mean fire?", nil),
            (
                ["completion", "fisch"],
                "the argument of completion is bash, zsh or fish, not fisch; did you mean fish?",
                "completion"
            ),
        ] as [([String], String, String?)])
    func misuses(words: [String], sentence: String, command: String?) {
        #expect(throws: Misuse(sentence, of: command)) { try read(words) }
    }

    @Test(
        arguments: [
            ([], "which command? It is one of bake, completion, man, help"),
            (["bkae"], "there is no command bkae; did you mean bake?"),
            (["--hot"], "a command comes first, not --hot"),
        ])
    func misusesWithoutADefault(words: [String], sentence: String) {
        #expect(throws: Misuse(sentence)) { try read(words, .strictSample) }
    }

    @Test func aMisuseSaysWhereToReadOn() {
        #expect(
            ProgramDescription.sample.text(of: Misuse("no pot", of: "fire")) == "kiln: no pot\nSee ./kiln help fire.")
        #expect(ProgramDescription.sample.text(of: Misuse("no pot")) == "kiln: no pot\nSee ./kiln help.")
    }

    @Test(arguments: [["help"], ["--help"], ["-h"]])
    func theOverview(_ words: [String]) throws {
        #expect(
            try read(words) == [
                """
                Usage: ./kiln [fire] POT [FLAG…]
                       ./kiln COMMAND [ARGUMENT…]

                Fire pots.

                A pot that is called like a command is given with its folder.

                Commands:
                  fire        fire a pot (the default command)
                  sell        sell pots
                  completion  print a completion script for a shell
                  man         print the manual page in the format of man
                  help        print the commands, or the help of one command

                Examples:
                  ./kiln pot.txt
                      the usual

                Exit codes:
                  0   whole
                  64  wrong usage

                See ./kiln help COMMAND for the help of one command.

                """
            ])
    }

    @Test(arguments: [
        ["help", "fire"], ["fire", "-h"], ["--help", "fire"], ["pot.txt", "--help"], ["-t", "low", "--help"],
    ])
    func helpOnACommand(_ words: [String]) throws {
        #expect(
            try read(words) == [
                """
                Usage: ./kiln [fire] POT [FLAG…]

                Fire a pot.

                It's hot: 100% of pots, \\ and all, come out of it as they went in or not at all,
                which takes a while.

                Operands:
                  POT  what to fire

                Heat:
                  -t, --heat low|high  how hot [by day]: low or high
                      --a-flag-with-a-long-name VALUE
                                       something else

                Output:
                      --glaze GLAZE    how it shines (repeatable)
                      --shelf FOLDER   where it cools
                  -h, --help           print this

                Examples:
                  ./kiln pot.txt -t high
                      a pot that lasts

                Exit codes:
                  0   whole
                  1   broken
                  64  wrong usage

                """
            ])
    }
}
