import Naming
import Testing

struct MemberNameTests {
    @Test(arguments: [
        Row("name", "name"), Row("grant_type", "grantType"), Row("APIKeyAuth", "apiKeyAuth"), Row("URL", "url"),
        Row("IDs", "ids"), Row("Limit", "limit"), Row("petID", "petID"), Row("X-Trace-Id", "xTraceId"),
        Row("X-MBX-USED-WEIGHT", "xMbxUsedWeight"), Row("LIMIT_MAKER", "limitMaker"), Row("get-URL", "getURL"),
        Row("2fa-status", "_2faStatus"), Row("2fa", "_2fa"), Row("007", "_007"), Row("1:1", "_1_1"), Row("", "empty"),
        Row("type", "type"), Row("_type", "type"), Row("type_", "type"), Row("-type", "type"), Row("@type", "type"),
        Row("$type", "type"), Row("type?", "type"), Row("ty pe", "tyPe"), Row("ty_pe", "tyPe"), Row("tyPe", "tyPe"),
        Row("_", "underscore"), Row("$", "dollar"), Row("-", "dash"), Row("取得", "取得"), Row("Élan", "élan"),
        Row("🐶", "🐶"), Row("❤️", "heavyBlackHeart"), Row("→", "rightwardsArrow"),
    ])
    func lowersFront(row: Row) {
        #expect(SwiftName.member(row.text) == row.name)
    }

    @Test(arguments: [
        Row("_type", "underscoreType"), Row("type_", "typeUnderscore"), Row("-type", "dashType"),
        Row("@type", "atType"), Row("$type", "dollarType"), Row("type?", "typeQuestionMark"), Row("ty pe", "tySpacePe"),
        Row("ty_pe", "tyUnderscorePe"), Row("Type", "Type_"), Row("URL", "URL_"), Row("String", "String_"),
        Row("a+b", "aPlusB"),
    ])
    func spellsPunctuation(row: Row) {
        #expect(SwiftName.spelledMember(row.text) == row.name)
    }

    @Test(arguments: [
        Row("self", "self_"), Row("Self", "self_"), Row("in", "in"), Row("inout", "inout"), Row("init", "init"),
        Row("body", "body"), Row("default", "default"), Row("Type", "type"), Row("Protocol", "protocol"),
    ])
    func renamesOnlyWhatCannotBeWritten(row: Row) {
        #expect(SwiftName.member(row.text) == row.name)
        #expect(SwiftName.parameter(row.text) == row.name)
        #expect(SwiftName.enumCase(row.text) == row.name)
        #expect(SwiftName.operation(id: row.text) == row.name)
    }

    /// Quotes, escapes, comment delimiters, line breaks and invisible characters never reach the source.
    @Test(arguments: [
        Row("say \"hi\"", "sayHi"), Row("back\\slash", "backSlash"), Row("a\\(b)", "aB"), Row("a*/b", "aB"),
        Row("a\nb", "aB"), Row("a\0b", "aB"), Row("a\u{202E}b", "aB"), Row("a\u{200D}b", "aB"), Row("a\u{2028}b", "aB"),
        Row("a`b", "aB"), Row("e\u{301}t\u{e9}", "e\u{301}t\u{e9}"), Row("\u{301}a", "a"), Row("a\u{FEFF}", "a"),
        Row("\u{301}", "combiningAcuteAccent"), Row("\u{202E}", "rightToLeftOverride"), Row("\0", "null"),
        Row("\u{1}", "u1"), Row("👨‍👩‍👧", "👨👩👧"),
    ])
    func keepsHostileTextOut(row: Row) {
        #expect(Array(SwiftName.member(row.text).unicodeScalars) == Array(row.name.unicodeScalars))
    }
}
