import Diagnostics
import Testing

/// Workflow commands of GitHub Actions.
@Suite struct GitHubPrinterTests {
    private let printer = DiagnosticPrinter(.github)

    @Test func oneCommandForEachFinding() {
        let related = Diagnostic.Related(location: place(2, 5), message: "the first one is here")
        let findings = [
            Diagnostic(.broken, at: place(6, 3), "the key is here twice", related: [related]),
            Diagnostic(.degraded, at: place(7), "it was left out"),
            Diagnostic(.noted, at: SourceLocation(file: "b.yaml"), "there is more"),
        ]
        #expect(
            printer.text(of: findings) == """
                ::error file=a.yaml,line=6,col=3,title=test.broken::the key is here twice%0Aa.yaml:2:5: the first one is here
                ::warning file=a.yaml,line=7,col=1,title=test.degraded::it was left out
                ::notice file=b.yaml,title=test.noted::there is more

                """)
    }

    @Test func textCannotEndACommandOrBeginAnother() {
        let location = place(1, file: "50%,a:b\n::error::.yaml")
        let text = printer.text(of: Diagnostic(.noted, at: location, "100% of a,b::c\r\n::error::d"))
        #expect(
            text == #"""
                ::notice file=50%25%2Ca%3Ab\n%3A%3Aerror%3A%3A.yaml,line=1,col=1,title=test.noted::100%25 of a,b::c\r\n::error::d

                """#)
    }
}
