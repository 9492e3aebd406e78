import CommandLineInterface

extension ProgramDescription {
    /// A program with one command of every kind.
    static let sample = ProgramDescription(
        name: "kiln", invocation: "./kiln", summary: "fire pots",
        discussion: ["A pot that is called like a command is given with its folder."], defaultCommand: "fire",
        commands: [
            CommandDescription(
                name: "fire", summary: "fire a pot",
                discussion: [
                    "It's hot: 100% of pots, \\ and all, come out of it as they went in or not at all, which takes a while."
                ],
                operands: [Operand(.file("POT"), help: "what to fire")],
                groups: [
                    FlagGroup(
                        "Heat",
                        [
                            Flag("--heat", short: "-t", .choice("low", "high"), help: "how hot [by day]: low or high"),
                            Flag("--a-flag-with-a-long-name", .text("VALUE"), help: "something else"),
                        ]),
                    FlagGroup(
                        "Output",
                        [
                            Flag(
                                "--glaze", .known("GLAZE", ["ash", "salt"]), isRepeatable: true, help: "how it shines"),
                            Flag("--shelf", .folder("FOLDER"), help: "where it cools"),
                        ]),
                ],
                examples: [Example("./kiln pot.txt -t high", "a pot that lasts")],
                exits: [ExitStatus(.success, "whole"), ExitStatus(.failure, "broken")]),
            CommandDescription(
                name: "sell", summary: "sell pots",
                operands: [
                    Operand(.choice("here", "there"), help: "where"), Operand(.file("POT"), .any, help: "which"),
                ],
                groups: [FlagGroup("Flags", [Flag("--price", .text("COINS"), isRequired: true, help: "for how much")])]),
        ],
        examples: [Example("./kiln pot.txt", "the usual")],
        exits: [ExitStatus(.success, "whole"), ExitStatus(.usage, "wrong usage")],
        environment: [.init("NO_SMOKE", "where it is set, there is none")])

    /// A program without a default command.
    static let strictSample = ProgramDescription(
        name: "oven", summary: "bake",
        commands: [
            CommandDescription(
                name: "bake", summary: "bake bread",
                operands: [Operand(.entry("LOAF", of: "loaves"), .any, help: "which")])
        ],
        examples: [],
        exits: [])
}
