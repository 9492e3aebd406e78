import SwiftAST
import Testing

/// Text that tries to end its literal or comment in the source, checked by the compiler once.
struct HostileTextTests {
    private let texts = [
        #"say "hi""#, #"back\slash"#, #"\(fatalError())"#, #"\\(fatalError())"#, "a\nb\r\nc\td", "\0",
        "*/ fatalError() /*",
        "// x\u{2028}fatalError()\u{2029}", "\u{202E}drawkcab\u{202C}", "\u{301}mark", "\u{200D}\u{FE0F}",
        "\u{FEFF}bom",
        ##""#"##, #"""""#, "`", "取得 é 🐶 👨‍👩‍👧", "\u{7F}\u{85}\u{1B}[31m", "#sourceLocation(file: \"x\", line: 1)", "\\",
        "\\u{41}",
    ]

    /// The program prints the bytes of each literal; they are those of the text.
    @Test func meansWhatTheTextSays() throws {
        let lines = texts.map { text in
            Statement.expression(
                .call(
                    "print",
                    [
                        Argument(
                            Expression.call("Array", [Argument(Expression.string(text).dot("utf8"))]))
                    ]))
        }
        let declarations = texts.enumerated().map { index, text in
            Declaration.struct(
                Identifier("T\(index) " + text), documentation: DocComment(text),
                attributes: [.deprecated(message: text)],
                members: [
                    .mark(text), .comment(text),
                    .property(
                        Property(
                            .var, Identifier(text), .int,
                            documentation: DocComment(text, parameters: [(name: "x", text: text)]))),
                ])
        }
        let program = Declaration.type(
            TypeDeclaration(
                .enum, "Program", attributes: [.named("main")],
                members: [.function(Function("main", modifiers: [.static], body: lines))]))
        let source = SwiftFile(header: texts.joined(separator: "\n"), declarations: declarations + [program]).source
        let expected = texts.map { "\(Array($0.utf8))\n" }.joined()
        let said = try Toolchain.output(of: source)
        #expect(said == expected)
    }
}
