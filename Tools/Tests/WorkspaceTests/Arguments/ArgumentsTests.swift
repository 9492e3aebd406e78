import CommandSupport
import Testing

@Suite struct ArgumentsTests {
    private let flags = [
        Flag("--output", short: "-o", takesValue: true), Flag("--allow", takesValue: true, isRepeatable: true),
        Flag("--strict"),
    ]

    @Test(
        arguments: [
            ["spec.yaml", "--output", "x", "--strict"], ["--output=x", "--strict", "spec.yaml"],
            ["-o", "x", "spec.yaml", "--strict"], ["-ox", "--strict", "--", "spec.yaml"],
        ])
    func spellings(_ words: [String]) throws {
        let arguments = try Arguments(words, flags: flags)
        #expect(arguments.operands == ["spec.yaml"])
        #expect(arguments.value("--output") == "x")
        #expect(arguments.has("--strict"))
    }

    @Test func everythingBehindTwoDashesIsAnOperand() throws {
        #expect(try Arguments(["--", "--strict", "--", "-o"], flags: flags).operands == ["--strict", "--", "-o"])
    }

    @Test func aLoneDashIsAnOperand() throws {
        #expect(try Arguments(["-"], flags: flags).operands == ["-"])
    }

    @Test func aValueMayLookLikeAFlagOrHoldAnEqualsSign() throws {
        let arguments = try Arguments(["--allow", "--strict", "--allow=a=b"], flags: flags)
        #expect(arguments.values("--allow") == ["--strict", "a=b"])
    }

    @Test(
        arguments: [
            (["--ouput", "x"], "there is no flag --ouput; did you mean --output?"),
            (["--nothing-like-it"], "there is no flag --nothing-like-it"),
            (["-x"], "there is no flag -x"),
            (["--output"], "--output needs a value"),
            (["--output="], "--output needs a value"),
            (["--output", "a", "-o", "b"], "--output is given twice"),
            (["--strict=yes"], "--strict takes no value"),
        ])
    func mistakes(words: [String], sentence: String) {
        #expect(throws: UsageError(sentence)) { try Arguments(words, flags: flags) }
    }
}
