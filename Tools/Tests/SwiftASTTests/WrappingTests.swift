import SwiftAST
import Testing

/// Declarations and expressions that are longer than a line.
struct WrappingTests {
    private let long = (0..<4).map { Identifier("parameterWithALongName\($0)") }

    @Test func breaksParameters() {
        #expect(
            printed(
                .function(
                    Function(
                        "f", long.map { Parameter($0, .optional(.int), default: .null) }, async: true, throws: .any,
                        returns: .string, body: []))) == """
                    func f(
                        parameterWithALongName0: Int? = nil,
                        parameterWithALongName1: Int? = nil,
                        parameterWithALongName2: Int? = nil,
                        parameterWithALongName3: Int? = nil
                    ) async throws -> String {}

                    """)
        #expect(
            printed(.enumCase(EnumCase("run", long.map { .init($0, .optional(.int)) }))) == """
                case run(
                    parameterWithALongName0: Int?,
                    parameterWithALongName1: Int?,
                    parameterWithALongName2: Int?,
                    parameterWithALongName3: Int?
                )

                """)
    }

    @Test func fillsLinesWithManyArgumentsWithoutLabels() {
        let values = (0..<10).map { Argument(.name(Identifier("valueWithALongName\($0)"))) }
        #expect(
            printed(.function(Function("f", body: [.expression(.call("store", values))]))) == """
                func f() {
                    store(
                        valueWithALongName0, valueWithALongName1, valueWithALongName2, valueWithALongName3, valueWithALongName4,
                        valueWithALongName5, valueWithALongName6, valueWithALongName7, valueWithALongName8, valueWithALongName9
                    )
                }

                """)
    }

    @Test func movesLongFunctionTypeToTheNextLine() {
        func field(_ parameters: [Identifier]) -> String {
            printed(
                .property(
                    Property(
                        .var, "getApiV3AggTradesForASymbol",
                        .function(
                            FunctionType(
                                attributes: [.sendable, .concurrent],
                                parameters: parameters.map { .init($0, .optional(.int)) }, async: true, throws: .any,
                                result: "Data")))))
        }
        #expect(
            field(Array(long[..<2])) == """
                var getApiV3AggTradesForASymbol:
                    @Sendable @concurrent (_ parameterWithALongName0: Int?, _ parameterWithALongName1: Int?) async throws -> Data

                """)
        #expect(
            field(long) == """
                var getApiV3AggTradesForASymbol:
                    @Sendable @concurrent (
                        _ parameterWithALongName0: Int?,
                        _ parameterWithALongName1: Int?,
                        _ parameterWithALongName2: Int?,
                        _ parameterWithALongName3: Int?
                    ) async throws -> Data

                """)
    }

    @Test func breaksArgumentsFromTheOutside() {
        let make = Expression.implicitMember("getApiV3AggTrades").calling(long.map(Argument.forwarding))
        let closure = Closure(
            attributes: [.concurrent], parameters: .names(long),
            [.expression(.tryAwait(Expression.name("build").dot("endpoint", [Argument(make)])))])
        #expect(
            printed([.return(.call("Client", [Argument("getApiV3AggTrades", .closure(closure))]))]) == """
                return Client(
                    getApiV3AggTrades: {
                        @concurrent
                        parameterWithALongName0, parameterWithALongName1, parameterWithALongName2, parameterWithALongName3 in
                        try await build.endpoint(
                            .getApiV3AggTrades(
                                parameterWithALongName0: parameterWithALongName0,
                                parameterWithALongName1: parameterWithALongName1,
                                parameterWithALongName2: parameterWithALongName2,
                                parameterWithALongName3: parameterWithALongName3
                            )
                        )
                    }
                )
                """)
    }

    @Test func putsAClosureBodyBelowItsSignature() {
        let name: Identifier = "aNameThatIsLongEnoughToFillMostOfTheLineOnItsOwnWithoutAnyHelp"
        let closure = Closure(
            attributes: [.concurrent], parameters: .names(["body"]),
            [.expression(.tryAwait(Expression.name("build").dot("fire", [.forwarding(name)])))])
        #expect(
            printed(.call("Client", [Argument("createPets", .closure(closure))])) == """
                Client(
                    createPets: { @concurrent body in
                        try await build.fire(
                            aNameThatIsLongEnoughToFillMostOfTheLineOnItsOwnWithoutAnyHelp: aNameThatIsLongEnoughToFillMostOfTheLineOnItsOwnWithoutAnyHelp
                        )
                    }
                )
                """)
    }

    @Test func fillsPatternsAndInheritance() {
        let patterns = (0..<9).map { Pattern.enumCase(Identifier("operationWithAName\($0)")) }
        #expect(
            printed([.switch(.current, [SwitchCase(patterns, compact: true, [.return(.integer(1))])])]) == """
                switch self {
                case .operationWithAName0, .operationWithAName1, .operationWithAName2, .operationWithAName3, .operationWithAName4,
                    .operationWithAName5, .operationWithAName6, .operationWithAName7, .operationWithAName8:
                    return 1
                }
                """)
        let protocols = (0..<6).map { TypeExpression(Identifier("ProtocolWithALongName\($0)")) }
        #expect(
            printed(.struct("S", inherits: protocols, members: [.mark("M")])) == """
                public nonisolated struct S: ProtocolWithALongName0, ProtocolWithALongName1, ProtocolWithALongName2,
                    ProtocolWithALongName3, ProtocolWithALongName4, ProtocolWithALongName5
                {
                    // MARK: - M
                }

                """)
    }

    @Test func breaksBindingsConditionsAndOperators() {
        let words = Expression.string(String(repeating: "x", count: 70))
        #expect(
            printed([
                .switch(
                    .current, [SwitchCase([.enumCase("getApiV3AggTrades", binding: long + ["another"])], [.break])]),
                .if([.binding("a", words), .binding("b", words)], then: [.break]),
                .guard([.binding("a", words), .binding("b", words)], otherwise: [.return(nil)]),
                .return(.binary(words, .coalesce, words)),
                .let("list", .array([words, words])),
            ]) == """
                switch self {
                case .getApiV3AggTrades(
                    let parameterWithALongName0,
                    let parameterWithALongName1,
                    let parameterWithALongName2,
                    let parameterWithALongName3,
                    let another
                ):
                    break
                }
                if let a = "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx",
                    let b = "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"
                {
                    break
                }
                guard let a = "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx",
                    let b = "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"
                else {
                    return
                }
                return "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"
                    ?? "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"
                let list = [
                    "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx",
                    "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx",
                ]
                """)
    }

    /// The formatter would break the lines at the same places.
    @Test func pleasesTheFormatter() throws {
        let forwarded = Expression.implicitMember("getApiV3AggTrades").calling(long.map(Argument.forwarding))
        let names = long + (4..<8).map { Identifier("parameterWithALongName\($0)") }
        let endpoint = Expression.tryAwait(Expression.name("build").dot("endpoint", [Argument(forwarded)]))
        let client = Expression.call(
            "Client",
            [
                Argument(
                    "first",
                    .closure(Closure(attributes: [.concurrent], parameters: .names(names), [.expression(endpoint)]))),
                Argument(
                    "second",
                    .closure(Closure(attributes: [.concurrent], parameters: .names(["a"]), [.expression(endpoint)]))),
            ])
        let type = FunctionType(
            attributes: [.sendable, .concurrent], parameters: long.map { .init($0, .optional(.int)) }, async: true,
            throws: .any, result: "Data")
        let words = Expression.string(String(repeating: "x", count: 70))
        let patterns = (0..<9).map { Pattern.enumCase(Identifier("operationWithAName\($0)")) }
        let body: [Statement] = [
            .guard([.binding("a", words), .binding("b", words)], otherwise: [.return(.null)]),
            .if([.binding("a", words), .binding("b", words)], then: [.return(.null)]),
            .let("list", .array([words, words])),
            .switch(
                .name("list"),
                [
                    SwitchCase(patterns, [.break]), SwitchCase([.enumCase("run", binding: names)], [.break]),
                    .default([.break]),
                ]),
            .let("either", .binary(words, .coalesce, words)),
            .let("one", .ternary(.name("either"), then: words, otherwise: words)),
            .return(client),
        ]
        let file = SwiftFile(
            header: "Long lines.",
            declarations: [
                .struct(
                    "Wide", inherits: (0..<6).map { TypeExpression(Identifier("ProtocolWithALongName\($0)")) },
                    members: [
                        .property(Property(.var, "getApiV3AggTradesForASymbol", .function(type), modifiers: [.public])),
                        .function(
                            Function(
                                "make", long.map { Parameter($0, .optional(.int), default: .null) }, async: true,
                                throws: .any, returns: "Client", attributes: [.concurrent], modifiers: [.public],
                                body: body)),
                    ]),
                .enum("Cases", members: [.enumCase(EnumCase("run", names.map { .init($0, .int) }, indirect: true))]),
            ])
        let said = try Toolchain.lint(file.source)
        #expect(said == "")
    }

    /// Columns are counted in scalars, as the reader sees them, not in bytes.
    @Test func countsScalars() {
        #expect(printed(.call("f", [.string(String(repeating: "é", count: 100))])).contains("\n") == false)
        #expect(printed(.call("f", [.string(String(repeating: "é", count: 120))])).contains("\n"))
    }
}
