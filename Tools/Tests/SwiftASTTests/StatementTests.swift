import SwiftAST
import Testing

struct StatementTests {
    private let a = Expression.name("a")

    @Test func writesSimpleStatements() {
        #expect(
            printed([
                .let("b", type: .int, .integer(1)), .var("c", type: .int, nil), .assign(.name("c"), a), .blankLine,
                .comment("Why."), .throw(.call("E")), .return(nil), .return(a), .break, .fallthrough,
            ]) == """
                let b: Int = 1
                var c: Int
                c = a

                // Why.
                throw E()
                return
                return a
                break
                fallthrough
                """)
    }

    @Test func writesBranches() {
        #expect(
            printed([
                .if(
                    [.binding("limit"), .binding("b", a), .matches(.enumCase("x", binding: ["y"]), a)],
                    then: [.return(a)],
                    otherwise: [.if([.expression(a)], then: [.break], otherwise: [.return(nil)])]),
                .guard([.expression(a)], otherwise: [.return(nil)]),
                .guard([.binding("a")], otherwise: [.expression(a), .return(nil)]),
                .forIn("value", .name("tags"), [.expression(.call("Query", [Argument(.name("value"))]))]),
                .doCatch([.expression(.try(a))], catch: [.throw(.name("error"))]),
            ]) == """
                if let limit, let b = a, case .x(let y) = a {
                    return a
                } else if a {
                    break
                } else {
                    return
                }
                guard a else { return }
                guard let a else {
                    a
                    return
                }
                for value in tags {
                    Query(value)
                }
                do {
                    try a
                } catch {
                    throw error
                }
                """)
    }

    @Test func writesSwitches() {
        #expect(
            printed([
                .switch(
                    a,
                    [
                        SwitchCase(
                            [
                                .enumCase("x", [.binding("in"), .wildcard, .init("label", .binding("c"))]),
                                .enumCase("y"),
                            ],
                            [.return(a)]),
                        SwitchCase([.expression(.string("up"))], compact: true, [.return(a)]),
                        SwitchCase([.expression(.integer(1))], where: a, []),
                        SwitchCase([.tuple([.binding("l"), .wildcard]), .binding("all")], compact: true, [.break]),
                        .default(compact: true, [.return(nil)]),
                    ])
            ]) == """
                switch a {
                case .x(let `in`, _, label: let c), .y:
                    return a
                case "up": return a
                case 1 where a:
                    break
                case (let l, _), let all: break
                default: return
                }
                """)
    }
}
