import SwiftAST
import Testing

struct IdentifierTests {
    @Test func putsBackticksOnlyWhereTheyAreNeeded() {
        let name: Identifier = "default"
        #expect(printed(.enumCase(EnumCase(name))) == "case `default`\n")
        #expect(printed(Expression.name(name)) == "`default`")
        #expect(printed(Expression.implicitMember(name)) == ".default")
        #expect(printed(Expression.name("a").dot(name)) == "a.default")
        #expect(printed(Expression.call("f", [.forwarding(name)])) == "f(default: `default`)")
        #expect(printed([.let(name, .integer(1))]) == "let `default` = 1")
        #expect(printedType(TypeExpression.member("A", name)) == "A.`default`")
        #expect(printed(Expression.keyPath([name])) == #"\.default"#)
    }

    @Test func keepsBackticksAfterDotWhereTheWordMeansMore() {
        #expect(printed(Expression.implicitMember("init")) == ".`init`")
        #expect(printed(Expression.name("a").dot("self")) == "a.`self`")
        #expect(printed(Expression.implicitMember("Type")) == ".`Type`")
        #expect(printed(Expression.implicitMember("Protocol")) == ".`Protocol`")
    }

    @Test func keepsBackticksInLabelOnlyForInout() {
        #expect(printed(Expression.call("f", [Argument("inout", .integer(1))])) == "f(`inout`: 1)")
        #expect(printed(Expression.call("f", [Argument("in", .integer(1))])) == "f(in: 1)")
    }

    @Test(arguments: [
        ("petId", "petId"), ("_2fa", "_2fa"), ("取得", "取得"), ("é", "é"), ("🐶", "🐶"), ("lazy", "lazy"),
        ("", "_empty"), ("_", "_underscore"), ("2fa", "_2fa"), ("a-b", "a_u2D_b"), ("a b", "a_u20_b"),
        ("say \"hi\"", "say_u20_u22_hi_u22_"), ("`", "u60_"),
        ("a`; import Foundation //", "a_u60_u3B_u20_import_u20_Foundation_u20_u2F_u2F_"),
        ("\\(x)", "u5C_u28_x_u29_"), ("a\nb", "a_uA_b"), ("\0", "u0_"), ("$0", "u24_0"), ("*/", "u2A_u2F_"),
        ("a\u{202E}b", "a_u202E_b"), ("a\u{200D}b", "a_u200D_b"), ("\u{301}", "_\u{301}"), ("→", "u2192_"),
    ])
    func makesAnyTextOneIdentifier(text: String, name: String) {
        #expect(Identifier(text).text == name)
        #expect(Identifier(name).text == name)
    }
}
