import FileAccess
import Testing

@Suite struct ColorChoiceTests {
    @Test(
        arguments: [
            (.auto, true, [:], true), (.auto, false, [:], false), (.auto, true, ["TERM": "xterm-256color"], true),
            (.auto, true, ["TERM": "dumb"], false), (.auto, true, ["NO_COLOR": "1"], false),
            (.auto, true, ["NO_COLOR": ""], true), (.never, true, [:], false), (.always, false, [:], true),
            (.always, true, ["NO_COLOR": "1", "TERM": "dumb"], true),
        ] as [(ColorChoice, Bool, [String: String], Bool)])
    func choices(choice: ColorChoice, isTerminal: Bool, environment: [String: String], isColored: Bool) {
        #expect(choice.isColored(isTerminal: isTerminal, environment: environment) == isColored)
    }
}
