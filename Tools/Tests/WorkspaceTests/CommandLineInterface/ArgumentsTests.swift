import CommandLineInterface
import Testing

@Suite struct ArgumentsTests {
    private static let output = Flag("--output", short: "-o", .file("FILE"), help: "where to")
    private static let allow = Flag("--allow", .text("RULE"), isRepeatable: true, help: "what is fine")
    private static let strict = Flag("--strict", short: "-s", help: "be strict")
    private static let verbose = Flag("--verbose", short: "-v", help: "say more")
    private static let color = Flag("--color", .choice("auto", "always", "never"), help: "when to colour")
    private let flags = [output, allow, strict, verbose, color]

    @Test(
        arguments: [
            ["spec.yaml", "--output", "x", "--strict"], ["--output=x", "--strict", "spec.yaml"],
            ["-o", "x", "spec.yaml", "-s"], ["-ox", "--strict", "--", "spec.yaml"], ["-svox", "spec.yaml"],
            ["-vso", "x", "spec.yaml"],
        ])
    func spellings(_ words: [String]) throws {
        let arguments = try Arguments(words, flags: flags)
        #expect(arguments.operands == ["spec.yaml"])
        #expect(arguments.value(Self.output) == "x")
        #expect(arguments.has(Self.strict))
        #expect(!arguments.has(Self.allow))
    }

    @Test func everythingBehindTwoDashesIsAnOperand() throws {
        #expect(try Arguments(["--", "--strict", "--", "-o"], flags: flags).operands == ["--strict", "--", "-o"])
    }

    @Test func aLoneDashIsAnOperand() throws {
        #expect(try Arguments(["-"], flags: flags).operands == ["-"])
    }

    @Test func aValueMayLookLikeAFlagOrHoldAnEqualsSign() throws {
        let arguments = try Arguments(["--allow", "--strict", "--allow=a=b"], flags: flags)
        #expect(arguments.values(Self.allow) == ["--strict", "a=b"])
    }

    @Test(
        arguments: [
            (["--ouput", "x"], "there is no flag --ouput; did you mean --output?"),
            (["--nothing-like-it"], "there is no flag --nothing-like-it"),
            (["-output", "x"], "there is no flag -output; did you mean --output?"),
            (["-output=x"], "there is no flag -output; did you mean --output?"),
            (["-colour"], "there is no flag -colour; did you mean --color?"),
            (["-x"], "there is no flag -x"),
            (["-O", "x"], "there is no flag -O; did you mean -o?"),
            (["-a", "x"], "there is no flag -a; did you mean --allow?"),
            (["-sx"], "there is no flag -x"),
            (["--output"], "--output needs a value: --output FILE"),
            (["-o"], "--output needs a value: --output FILE"),
            (["--output="], "--output needs a value: --output FILE"),
            (["--output", "a", "-o", "b"], "--output is given twice"),
            (["--strict=yes"], "--strict takes no value"),
            (["--color=nevr"], "--color is auto, always or never, not nevr; did you mean never?"),
            (["--color", "red"], "--color is auto, always or never, not red"),
        ])
    func mistakes(words: [String], sentence: String) {
        #expect(throws: UsageError(sentence)) { try Arguments(words, flags: flags) }
    }
}
