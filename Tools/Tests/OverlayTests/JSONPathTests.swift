import Testing

@testable import Overlay

/// RFC 9535 by its sections; `ci/jsonpath` compares with another implementation.
@Suite struct JSONPathTests {
    private static let text = """
        {a: {b: 1, c: [1, x, null, {d: 2}]}, l: [{n: 1, t: ab}, {n: 1.0, t: b}, {n: '1'}, [0], false, 0, ''], 'x-y': [], é: 1}
        """

    @Test(arguments: [
        ("$", [""]), ("$.a.b", ["a/b"]), ("$['a']['b']", ["a/b"]), ("$[\"x-y\"]", ["x-y"]), ("$.é", ["é"]),
        ("$['\\u00e9']", ["é"]), ("$.a.*", ["a/b", "a/c"]), ("$.a.c[0]", ["a/c/0"]), ("$.a.c[-1].d", ["a/c/3/d"]),
        ("$.a.c[4]", []), ("$.a.c[1:3]", ["a/c/1", "a/c/2"]), ("$.a.c[::-2]", ["a/c/3", "a/c/1"]), ("$.a.c[::0]", []),
        ("$.a.c[0, 0, 'd']", ["a/c/0", "a/c/0"]), ("$..d", ["a/c/3/d"]), ("$ .a [ 'b' , \"c\" ]", ["a/b", "a/c"]),
        ("$..[0]", ["a/c/0", "l/0", "l/3/0"]), ("$.none.b", []), ("$.a[0]", []), ("$.l['0']", []),
    ]) func selects(query: String, found: [String]) throws {
        #expect(try places(query, in: Self.text) == found)
    }

    @Test(arguments: [
        ("$.l[?@.n == 1]", ["l/0", "l/1"]), ("$.l[?@.n == '1']", ["l/2"]), ("$.l[?@.t < 'b']", ["l/0"]),
        ("$.l[?@.n]", ["l/0", "l/1", "l/2"]), ("$.l[?!@.n]", ["l/3", "l/4", "l/5", "l/6"]),
        ("$.l[?@.n == 1 && @.t == 'b' || @[0] == 0]", ["l/1", "l/3"]),
        ("$.l[?!(@.n == 1 || @.n == '1')]", ["l/3", "l/4", "l/5", "l/6"]),
        // A value that is false, 0 or empty exists.
        ("$.l[?@]", ["l/0", "l/1", "l/2", "l/3", "l/4", "l/5", "l/6"]), ("$.l[?!@]", []),
        ("$.l[?@.none == @.none2]", ["l/0", "l/1", "l/2", "l/3", "l/4", "l/5", "l/6"]),
        ("$.l[?@.none <= @.none2]", ["l/0", "l/1", "l/2", "l/3", "l/4", "l/5", "l/6"]), ("$.l[?@.none < 1]", []),
        ("$.l[?@ == $.a.c[3].none]", []), ("$.l[?@ == false]", ["l/4"]), ("$.l[?@ == -0.0]", ["l/5"]),
        ("$[?@.c[?@.d == 2]]", ["a"]), ("$.l[?length(@.t) == 2]", ["l/0"]), ("$.l[?length(@) == 2]", ["l/0", "l/1"]),
        ("$.l[?count(@.*) == 1]", ["l/2", "l/3"]), ("$.a.c[?value(@..d) == 2]", ["a/c/3"]),
        ("$.l[?match(@.t, 'a.|x')]", ["l/0"]), ("$.l[?search(@.t, '[b-c]')]", ["l/0", "l/1"]),
        ("$.l[?match(@.t, '(')]", []),
        ("$.l[?count(@[?@ == 0, 5]) == 1]", ["l/3"]),
    ]) func filters(query: String, found: [String]) throws {
        #expect(try places(query, in: Self.text) == found)
    }

    @Test func numbersAreComparedExactly() throws {
        #expect(try places("$[?@ == 9007199254740993]", in: "[9007199254740992, 9007199254740993]") == ["1"])
        #expect(try places("$[?@ == 1e2]", in: "[100, 100.0, '100', 1.0e2, 0x64]") == ["0", "1", "3", "4"])
    }

    @Test(arguments: [
        ("", "a path begins with `$`", 0), ("a", "a path begins with `$`", 0),
        ("$ ", "expected `.`, `..` or `[` here", 1),
        ("$.a-b", "expected `.`, `..` or `[` here", 3),
        ("$.", "expected a name or `*` after `.`; other names stand in brackets and quotes: `['a-b']`", 2),
        ("$[", "expected a name in quotes, a number, `*`, a slice or `?` here", 2),
        ("$['a'", "this `[` is never closed", 1),
        ("$['a' 'b']", "expected `,` or `]` here", 6), ("$['a", "this quote is never closed", 2),
        ("$['\\x']", "there is no such escape", 3), ("$['\\ud800']", "this escape is only half of a surrogate pair", 3),
        ("$[01]", "expected a whole number without leading zeros, of less than 2^53", 2),
        ("$[9007199254740992]", "expected a whole number without leading zeros, of less than 2^53", 2),
        ("$[?@.*==1]", "this path may select several values, and only one can be compared", 3),
        ("$[?length(@)]", "the result of this function must be compared with something", 3),
        ("$[?match(@,'a')==true]", "the result of this function is true or false, and cannot be compared", 3),
        ("$[?true]", "a value alone is no condition; compare it with something", 3),
        ("$[?foo(@)]", "there is no function `foo`; there are length, count, value, match and search", 3),
        ("$[?count(1)==1]", "`count` takes a path", 9), ("$[?length(@,@)==1]", "`length` takes one argument", 3),
        ("$[?!@.n==1]", "expected `,` or `]` here", 7), ("$[?(@.a]", "this `(` is never closed", 3),
        ("$[?@==01]", "a number has no leading zeros", 6),
        ("$[?@.a && ]", "expected `@`, `$`, a value or a function here", 10),
    ]) func isNoQuery(query: String, message: String, offset: Int) {
        #expect(throws: QueryFault(message: message, offset: offset)) { try JSONPath(query) }
    }

    @Test(arguments: ["(", "@[?", "!("]) func nestingIsBounded(part: String) {
        let query = "$[?" + String(repeating: part, count: 100_000)
        #expect(throws: QueryFault.self) { try JSONPath(query) }
    }

    @Test(arguments: [
        "$..*..*..*..*", "$[?count($..*[?count($..*) > 1]) > 1]", "$..[?@ == $.l || @ == $.l[0]]",
        "$..[?$..[?@ == $.l]]", "$.l[?$.l == $.l]",
        "$..[*,*,*]..[*,*,*]..[*,*,*]",
    ]) func workIsBounded(query: String) throws {
        let root = try read("{l: [" + String(repeating: "[1, [2, [3, [4]]]], ", count: 1000) + "]}")
        var evaluator = Evaluator(root: root, limit: 50_000)
        #expect(throws: QueryFault(message: "this path looks at more than 50000 values", offset: nil)) {
            try evaluator.select(QueryParser.parse(query), current: root)
        }
    }
}
