import SwiftAST
import Testing

struct TypeExpressionTests {
    @Test func writesTypes() {
        #expect(printedType(.int) == "Int")
        #expect(printedType(.member("Swift", "String")) == "Swift.String")
        #expect(printedType(.named(["A", "B"], arguments: [.int, .string])) == "A.B<Int, String>")
        #expect(printedType(.optional(.array(.optional("Pet")))) == "[Pet?]?")
        #expect(printedType(.dictionary(key: .string, value: .array(.int))) == "[String: [Int]]")
        #expect(printedType(.tuple([])) == "()")
        #expect(
            printedType(.tuple([.init("username", .string), .init("password", .string)]))
                == "(username: String, password: String)")
        #expect(printedType(.some("P")) == "some P")
        #expect(printedType(.optional(.any("Error"))) == "(any Error)?")
        #expect(printedType(.metatype(.any("P"))) == "(any P).Type")
        #expect(printedType(.attributed([.escaping], "Transport")) == "@escaping Transport")
    }

    @Test func writesFunctionTypes() {
        let execute = FunctionType(
            attributes: [.escaping, .sendable, .concurrent], parameters: [.init("Operation")], async: true,
            throws: .any, result: "Data")
        #expect(printedType(.function(execute)) == "@escaping @Sendable @concurrent (Operation) async throws -> Data")
        let typed = FunctionType(parameters: [.init("in", .int), .init("b", .bool)], throws: .typed("E"))
        #expect(printedType(.function(typed)) == "(_ `in`: Int, _ b: Bool) throws(E) -> Void")
        #expect(printedType(.optional(.function(FunctionType()))) == "(() -> Void)?")
    }
}
