import Diagnostics
import Foundation
import Testing

/// Findings for programs.
@Suite struct JSONPrinterTests {
    private let printer = DiagnosticPrinter(.json)

    @Test func everyKeyIsAlwaysThere() {
        let related = Diagnostic.Related(location: place(2, 5), message: "the first one is here")
        let findings = [
            Diagnostic(.explained, at: place(6, 3), "no", related: [related]).allowed,
            Diagnostic(.noted, at: SourceLocation(file: "b.yaml"), "there is more"),
        ]
        #expect(
            printer.text(of: findings) == #"""
                {"diagnostics": [
                  {"rule": "test.explained", "severity": "warning", "message": "no", "file": "a.yaml", "line": 6, "column": 3, "lost": "The \"whole\".", "remedy": "Say it again.", "allowed": true, "related": [{"message": "the first one is here", "file": "a.yaml", "line": 2, "column": 5}]},
                  {"rule": "test.noted", "severity": "note", "message": "there is more", "file": "b.yaml", "line": null, "column": null, "lost": "", "remedy": "", "allowed": false, "related": []}
                ]}

                """#)
        #expect(printer.text(of: []) == "{\"diagnostics\": []}\n")
    }

    @Test func aStringIsWhatItWas() throws {
        let message = "a \"b\" \\ \n\t\r\u{0}\u{1B}\u{85}\u{2028}\u{202E} é 👨‍👩‍👧"
        let text = printer.text(of: Diagnostic(.noted, at: place(1), message))
        #expect(text.split(separator: "\n").count == 3)
        #expect(text.contains(#"a \"b\" \\ \n\t\u000d\u0000\u001b\u0085\u2028\u202e é 👨‍👩‍👧"#))
        let object = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: [[String: Any]]]
        #expect(object?["diagnostics"]?.first?["message"] as? String == message)
    }
}
