import SwiftAST
import Testing

struct ExpressionTests {
    private let a = Expression.name("a")
    private let b = Expression.name("b")
    private let c = Expression.name("c")

    @Test func writesPostfixForms() {
        #expect(printed(.optionalChain(a).dot("rawValue")) == "a?.rawValue")
        #expect(printed(.forceUnwrap(.call("URL", [Argument("string", .string("x"))]))) == #"URL(string: "x")!"#)
        #expect(printed(.subscript(a, [.string("k")])) == #"a["k"]"#)
        #expect(printed(.metatype("Pet")) == "Pet.self")
        #expect(printed(Expression.initializer(nil).calling([Argument("rawValue", a)])) == ".init(rawValue: a)")
        #expect(printed(.ownMember("id")) == "self.id")
        #expect(printed(.keyPath(root: "URLRequest", ["httpBody", "count"])) == #"\URLRequest.httpBody.count"#)
        #expect(printed(.closureArgument(0)) == "$0")
        #expect(printed(.inOut(a)) == "&a")
    }

    @Test func putsParenthesesWherePrecedenceAsks() {
        #expect(printed(.tryAwait(a.calling())) == "try await a()")
        #expect(printed(Expression.try(a).dot("b")) == "(try a).b")
        #expect(printed(.binary(.binary(a, .add, b), .multiply, c)) == "(a + b) * c")
        #expect(printed(.binary(.binary(a, .and, b), .and, c)) == "a && b && c")
        #expect(printed(.binary(a, .coalesce, .try(b))) == "a ?? (try b)")
        #expect(printed(.binary(.binary(a, .equal, b), .or, .not(c))) == "(a == b) || !c")
        #expect(printed(.not(.binary(a, .equal, b))) == "!(a == b)")
        #expect(printed(Expression.integer(-1).dot("description")) == "(-1).description")
        #expect(printed(.ternary(a, then: .try(b), otherwise: c)) == "a ? (try b) : c")
        #expect(printed(.ternary(.ternary(a, then: b, otherwise: c), then: b, otherwise: c)) == "(a ? b : c) ? b : c")
        #expect(printed(Expression.cast(a, .int).dot("b")) == "(a as Int).b")
        #expect(printed(.binary(.integer(200), .halfOpenRange, .integer(300))) == "200..<300")
        #expect(printed(Expression.closure(Closure([.expression(a)])).calling()) == "({ a })()")
    }

    @Test func writesClosures() {
        func closure(_ parameters: Closure.Parameters, attributes: [Attribute] = []) -> String {
            printed(.closure(Closure(attributes: attributes, parameters: parameters, [.expression(a)])))
        }
        #expect(closure(.omitted) == "{ a }")
        #expect(closure(.omitted, attributes: [.concurrent]) == "{ @concurrent () in a }")
        #expect(closure(.names([]), attributes: [.concurrent]) == "{ @concurrent () in a }")
        #expect(
            closure(.names(["limit", "in", .wildcard]), attributes: [.concurrent])
                == "{ @concurrent limit, `in`, _ in a }")
        #expect(closure(.typed([(name: "a", type: .int)])) == "{ (a: Int) in a }")
        #expect(printed(.closure(Closure([]))) == "{}")
        #expect(printed(.closure(Closure(parameters: .names([.wildcard]), []))) == "{ _ in }")
        let full = Closure(
            attributes: [.sendable], parameters: .names(["a"]), async: true, throws: .any, result: .int,
            [.expression(a)])
        #expect(printed(.closure(full)) == "{ @Sendable (a) async throws -> Int in a }")
    }

    @Test func leavesOutParenthesesBeforeTrailingClosure() {
        let body = Closure([.expression(a)])
        #expect(printed(.call("f", trailingClosure: body)) == "f { a }")
        #expect(printed(.call("f", [Argument(b)], trailingClosure: body)) == "f(b) { a }")
        #expect(printed(.call("f", trailingClosure: Closure(multiline: true, [.expression(a)]))) == "f {\n    a\n}")
    }
}
