import Foundation
import Testing

@testable import CommandLineInterface
@testable import FileAccess

@Suite struct ManualPageTests {
    @Test func aPage() throws {
        let page = ManualPage(of: .sample).text
        #expect(
            page.hasPrefix(
                #"""
                .\" Made from the command's own descriptions by: ./kiln man
                .TH KILN 1 "" "kiln" "User Commands"
                .nh
                .SH NAME
                kiln \- fire pots
                .SH SYNOPSIS
                \fB\&./kiln [fire] POT [FLAG\[u2026]]\fR
                .br
                \fB\&./kiln\fR \fICOMMAND\fR [\fIARGUMENT\[u2026]\fR]
                .SH DESCRIPTION
                Fire pots.
                .PP
                A pot that is called like a command is given with its folder.
                .SH COMMANDS
                .SS fire
                \fB\&./kiln [fire] POT [FLAG\[u2026]]\fR
                .PP
                Fire a pot.
                .PP
                It\(aqs hot: 100% of pots, \e and all, come out of it as they went in or not at all,
                which takes a while.
                .TP
                \fIPOT\fR
                What to fire.
                .PP
                Heat:
                .TP
                \fB\-t\fR, \fB\-\-heat\fR \fIlow|high\fR
                How hot [by day]: low or high.
                .TP
                \fB\-\-a\-flag\-with\-a\-long\-name\fR \fIVALUE\fR
                Something else.
                .PP
                Output:
                .TP
                \fB\-\-glaze\fR \fIGLAZE\fR
                How it shines. It may be repeated.
                .TP
                \fB\-\-shelf\fR \fIFOLDER\fR
                Where it cools.
                .PP
                Examples:
                .TP
                \fB\&./kiln pot.txt \-t high\fR
                A pot that lasts.
                .SS sell

                """#))
        #expect(
            page.hasSuffix(
                #"""
                .SH EXAMPLES
                .TP
                \fB\&./kiln pot.txt\fR
                The usual.
                .SH EXIT STATUS
                .TP
                0
                Whole.
                .TP
                64
                Wrong usage.
                .SH ENVIRONMENT
                .TP
                \fBNO_SMOKE\fR
                Where it is set, there is none.

                """#))
    }

    @Test(arguments: ["declarative-openapi", "workspace"])
    func thePagesInTheRepositoryAreWhatTheProgramsPrint(_ name: String) async throws {
        let root = URL(fileURLWithPath: #filePath).pathComponents.dropLast(5).dropFirst().joined(separator: "/")
        let page = try String(contentsOfFile: "/\(root)/Documentation/\(name).1", encoding: .utf8)
        let printed = try await Program.run(Program.built(name), ["man"]).output
        #expect(page == printed, "record it: ./workspace man or ./workspace openapi man, into Documentation/\(name).1")
    }

    @Test(
        .enabled(if: Installed.groff != nil, "groff is not installed"), arguments: ["declarative-openapi", "workspace"])
    func groffHasNothingToSay(_ name: String) async throws {
        let folder = try TemporaryFolder()
        try folder.write(try await Program.run(Program.built(name), ["man"]).output, to: "page.1")
        let program = try await Program.run(
            #require(Installed.groff), ["-man", "-ww", "-z", "-Tutf8", "page.1"], in: folder.path)
        #expect(program.code == 0)
        #expect(program.errors == "")
    }

    @Test(
        .enabled(if: Installed.mandoc != nil, "mandoc is not installed"),
        arguments: ["declarative-openapi", "workspace"])
    func mandocHasNoError(_ name: String) async throws {
        let folder = try TemporaryFolder()
        try folder.write(try await Program.run(Program.built(name), ["man"]).output, to: "page.1")
        let program = try await Program.run(
            #require(Installed.mandoc), ["-Tlint", "-Werror", "page.1"], in: folder.path)
        #expect(program.code == 0)
        #expect(program.output + program.errors == "")
    }
}
