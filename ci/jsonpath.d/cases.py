"""JSONPath queries with documents: a list written by hand, and any number of random ones, determined by a seed.

Queries for which the public implementation violates RFC 9535 are left out here, and tested in OverlayTests: `?@` for a value that
is false, 0 or empty, `!` before a comparison, and the result of `length`, `count` or `value` as a condition.
"""
import itertools
import random

STORE = {
    "a": {"b": 1, "c": [1, 2.0, "x", None, True, {"d": "x"}], "": 0, "é": "\U0001F600"},
    "list": [{"n": 1, "t": "ab"}, {"n": 1.0, "t": "b.a"}, {"n": "1"}, {"t": None}, [], [[1]], "ab", 3, None],
    "p": {"x": {"y": {"x": 1}}, "y": [{"x": [{"x": 2}]}]},
    "ab": "a", "e": {}, "f": [], "big": 9007199254740993, "neg": -0.0, "exp": 1e2,
}

# One value of each kind, for comparisons.
VALUES = ["0", "-0", "1", "1.0", "1e0", "-1", "100", "1E+2", "'a'", "\"a\"", "'A'", "'\\u00e9'", "'\\ud83d\\ude00'",
          "''", "true", "false", "null", "@", "@.n", "@.t", "@.none", "$.a.b", "$['ab']", "$.list[0]", "@[0]", "$.e",
          "$.f", "length(@)", "length('abc')", "length(@.t)", "count(@.*)", "count($..x)", "value(@..n)", "value(@.*)",
          "length(value(@.*))"]
OPERATORS = ["==", "!=", "<", "<=", ">", ">="]

BY_HAND = """
$ | $.a | $['a'] | $["a"] | $.a.b | $.a['c'][0] | $.a.c[-1] | $.a.c[-6] | $.a.c[-7] | $.a.c[6] | $.* | $[*] | $.a.*
$.list[0, 1] | $.list[0,0] | $['a','ab'] | $[ 'a' , "ab" ] | $ .a | $. a | $.a .b | $ | \x20$ | $\x20 | a | @ | @.a | $a | $.
$.. | $..* | $..x | $..['x'] | $..[0] | $..[*] | $..[0:1] | $..[?@.x] | $.p..x | $..x.. | $...x | $.. x | $ ..x
$.list[:] | $.list[::] | $.list[1:3] | $.list[1:] | $.list[:3] | $.list[-2:] | $.list[:-2] | $.list[::2] | $.list[::-1]
$.list[5:1:-2] | $.list[-1:-5:-1] | $.list[::0] | $.list[0:100] | $.list[-100:100] | $.list[100:0:-3] | $.list[1 : 5 : 2]
$.list[:-100:-1] | $.list[3:3] | $.list[3:2] | $.list[:1:] | $.a[0] | $.a[:] | $.ab[0] | $.list['0'] | $.e[*] | $.f[*]
$[0] | $[-0] | $[01] | $[1.0] | $[9007199254740991] | $[9007199254740992] | $[-9007199254740991] | $[-9007199254740992]
$[1:9007199254740992] | $[''] | $[""] | $['é'] | $.é | $.a.é | $["\\u00e9"] | $.a['\\u00e9'] | $['\\''] | $["\\""]
$['\\"'] | $["\\'"] | $['\\n\\t\\b\\f\\r\\/\\\\'] | $['\\x'] | $['\\u12'] | $['\\ud800'] | $['\\udc00'] | $['\\ud83d\\ude00']
$['a | $[a] | $['a'] ['b'] | $['a']['b'] | $['a'].b | $.a[] | $[,] | $['a',] | $[ | $.list[?]
$.list[?@.n] | $.list[?@.n==1] | $.list[?@.n == 1] | $.list[?@['n']=='1'] | $.list[?!@.n] | $.list[?! @.n]
$.list[?!(@.n==1)] | $.list[?(@.n)] | $.list[?((@.n))] | $.list[?(@.n==1)] | $.list[?@.n==1 && @.t=='ab']
$.list[?@.n && @.t || @[0]] | $.list[?@.n || @.t && @[0]] | $.list[?(@.n || @.t) && @[0]] | $.list[?@.n&@.t] | $.list[?@.n and 1]
$.list[?@.n=1] | $.list[?@.n===1] | $.list[?1==1] | $.list[?true] | $.list[?'a'] | $.list[?1] | $.list[?null] | $.list[?true==true]
$.list[?@==@] | $.list[?@==$] | $.list[?$.a] | $.list[?$.zz] | $.list[?@.*==1] | $.list[?@..n==1] | $.list[?@[0:1]==1]
$.list[?@[0]==@[0]] | $.list[?@[?@>0]] | $.list[?@[?@[?@]]] | $.list[?@.n,?@.t] | $.list[?@.n, 0] | $..[?@.d=='x']
$.list[?length(@.t)==2] | $.list[?length(@)==2] | $.list[?length(@)] | $.list[?length()==1] | $.list[?length(@,@)==1]
$.list[?length(@.*)==1] | $.list[?length('ab')==2] | $.list[?length(1)==1] | $.list[?length(@.t)<=length('ab')] | $.list[?length (@)==1]
$.list[?length( @ )==2] | $.list[?count(@.*)==2] | $.list[?count(@)==1] | $.list[?count(@.*)] | $.list[?count(1)==1]
$.list[?count('a')==1] | $.list[?count(@.n,@.t)==1] | $.list[?count(length(@))==1] | $.list[?count($..*)>20] | $.list[?value(@.n)==1]
$.list[?value(@..n)==1] | $.list[?value(@)] | $.list[?value(1)==1] | $.list[?value(@.*)==1] | $.list[?match(@.t,'a.')]
$.list[?match(@.t,'a')] | $.list[?search(@.t,'a')] | $.list[?search(@.t,'b')] | $.list[?match(@.t,'b\\\\.a')]
$.list[?match(@.t,@.t)] | $.list[?match('ab',@.t)] | $.list[?match(@.t)] | $.list[?match(@.t,'a.')==true] | $.list[?!match(@.t,'a.')]
$.list[?match(@.t,'(a|b)+(\\\\.a)?')] | $.list[?match(@.t,'[^x-z]{2,3}')] | $.list[?match(@.t,'[')] | $.list[?match(1,'a')]
$.list[?match(@.t,1)] | $.list[?search(@.t,'')] | $.list[?match(@.t,'')] | $.list[?match(@.*,'a')] | $.list[?foo(@)==1] | $.list[?Length(@)==1]
$.list[?@.t=='ab'||@.t=='b.a'] | $.list[?@<3] | $.list[?@<=3] | $.list[?@>'a'] | $.list[?@>='ab'] | $.list[?@==null] | $.list[?@.t==null]
$.list[?@.none==@.none2] | $.list[?@.none<=@.none2] | $.list[?@.none<@.none2] | $.list[?@.n!=@.none] | $.list[?@.t!=null]
$[?@.b] | $[?@.b==1.0] | $[?@==100] | $[?@==1e2] | $[?@==0] | $[?@==-0] | $[?@==-0.0] | $[?@==00]
$[?@==1.] | $[?@==.1] | $[?@==1e] | $[?@==+1] | $[?@==0x1] | $[?@==True] | $[?@==nul] | $[?@ == 'a'] | $[?@=='a'&&@] | $[?@\\n=='a']
$[\\n'a'\\t,\\r'ab'] | $[?(@=='a'] | $[?@=='a')] | $[?()] | $[?!] | $[?@.a&&] | $[?||@.a] | $[?@.a || ] | $..[?@.x,'y',0,*]
$.list[?@ == @.n] | $[?$.list[0].n == @.b] | $[?$['list'][0]['n'] == 1] | $[?@.c[?@.d]] | $[?count(@.c[?@ > 1]) == 1] | $[?@['b','c']]
"""


def by_hand():
    """The queries of the list, with escapes of white space resolved."""
    for line in BY_HAND.strip().split("\n"):
        for text in line.split(" | "):
            yield text.replace("\\n", "\n").replace("\\t", "\t").replace("\\r", "\r").replace("\\\\", "\\") \
                if "\\u" not in text and "\\'" not in text and '\\"' not in text else text


def comparisons():
    """A comparison of every pair of values; the operators take turns."""
    operators = itertools.cycle(OPERATORS)
    for left, right in itertools.product(VALUES, VALUES):
        yield f"$.list[?{left}{next(operators)}{right}]"


class Maker:
    """Makes random queries that follow the grammar, and sometimes violate it."""

    def __init__(self, seed):
        self.random = random.Random(seed)

    def one_of(self, *options):
        return self.random.choice(options)

    def space(self):
        return self.one_of("", "", "", " ")

    def selector(self, depth):
        number = self.one_of("0", "1", "-1", "2", "-3", "7")
        return self.one_of(
            f"'{self.name()}'", f'"{self.name()}"', "*", number,
            f"{self.one_of('', number)}:{self.one_of('', '3', '-1')}{self.one_of('', ':', ':2', ':-1')}",
            f"?{self.space()}{self.condition(depth + 1)}" if depth < 3 else "*")

    def name(self):
        return self.one_of("a", "b", "c", "d", "n", "t", "x", "y", "list", "p", "", "é", "none")

    def segments(self, depth, count):
        made = ""
        for _ in range(self.random.randint(0, count)):
            dots = self.one_of("", "", "..")
            if self.one_of(True, False):
                selectors = ",".join(self.selector(depth) for _ in range(self.one_of(1, 1, 1, 2)))
                made += f"{dots}[{self.space()}{selectors}{self.space()}]"
            else:
                made += (dots or ".") + (self.one_of("*", self.name() or "a"))
        return made

    def selected(self, name):
        return f"['{name}', {self.one_of('0', '*', '1:')}]"

    def singular(self):
        return self.one_of("@", "@", "$") + "".join(
            self.one_of(f".{self.name() or 'n'}", f"['{self.name()}']", "[0]", "[-1]")
            for _ in range(self.random.randint(0, 2)))

    def comparable(self, depth):
        return self.one_of(
            self.singular(), self.singular(), self.one_of(*VALUES[:17]), f"length({self.singular()})",
            f"count(@{self.segments(3, 1)})", f"value(@{self.segments(3, 1)})")

    def condition(self, depth):
        if depth < 3 and self.random.random() < 0.25:
            joined = self.one_of("&&", "||", " && ", " || ").join(self.condition(depth + 1) for _ in range(2))
            return self.one_of(joined, f"({joined})", f"!({joined})")
        return self.one_of(
            f"{self.comparable(depth)}{self.space()}{self.one_of(*OPERATORS)}{self.space()}{self.comparable(depth)}",
            f"{self.one_of('', '!')}@{self.one_of('.*', '[0]', '..x', self.selected('n'))}{self.segments(depth, 2)}",
            f"{self.one_of('match', 'search')}({self.singular()},'{self.pattern(0)}')")

    def pattern(self, depth):
        atoms = "".join(
            self.one_of("a", "b", ".", "1", "[ab]", "[^a]", "[a-c.]", "\\\\p{L}", "\\\\.", "(", "x")
            if depth else self.one_of("a", "b", ".", f"({self.pattern(1)})", "[a-b]")
            for _ in range(self.random.randint(0, 3)))
        return atoms + (self.one_of("", "", "*", "+", "?", "{1,2}", "{2}", "{0,}") if atoms else "") + self.one_of("", "", "|b")

    def query(self):
        made = "$" + self.segments(0, 4)
        if self.random.random() < 0.1 and made:
            place = self.random.randrange(len(made))
            made = made[:place] + self.one_of("", " ", "'", "[", "]", "?", ".", ",", "@") + made[place + 1:]
        return made


def cases(count, seed):
    maker = Maker(seed)
    made = (maker.query() for _ in range(count))
    return [(query, STORE) for query in itertools.chain(by_hand(), comparisons(), made)]
