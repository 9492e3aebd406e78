import Naming
import Testing

struct NameScopeTests {
    private func members(_ keys: [String], reserved: Set<String> = []) -> [String] {
        var scope = NameScope(reserved: reserved)
        return keys.map {
            scope.assign(preferred: SwiftName.member($0), alternative: SwiftName.spelledMember($0), source: $0).name
        }
    }

    private func cases(_ values: [String], reserved: Set<String> = []) -> [String] {
        var scope = NameScope(reserved: reserved)
        return values.map {
            scope.assign(preferred: SwiftName.enumCase($0), alternative: SwiftName.spelledEnumCase($0), source: $0).name
        }
    }

    private func types(_ names: [String]) -> [String] {
        var scope = NameScope(caseInsensitive: true)
        return names.map {
            scope.assign(preferred: SwiftName.type($0), alternative: SwiftName.spelledType($0), source: $0).name
        }
    }

    @Test func tellsTwinsApart() {
        #expect(
            members(["type", "_type", "type_", "-type", "@type", "$type", "type?", "ty pe", "ty_pe", "tyPe"]) == [
                "type", "underscoreType", "typeUnderscore", "dashType", "atType", "dollarType", "typeQuestionMark",
                "tyPe", "tyUnderscorePe", "tyPe2",
            ])
    }

    @Test func tellsSignsApart() {
        #expect(cases(["+1", "-1", "1", "_1"]) == ["plus1", "minus1", "_1", "underscore1"])
        #expect(
            cases(["Etc/GMT+0", "Etc/GMT-0", "Etc/GMT0", "Etc/GMT 0"]) == [
                "etcGMTPlus0", "etcGMT0", "etcSlashGMT0", "etcSlashGMTSpace0",
            ])
        #expect(cases(["r", "r+", "R", "r-"]) == ["r", "rPlus", "R", "rDash"])
    }

    @Test func tellsReservedWordsApart() {
        let values = [
            "Type", "Protocol", "self", "Self", "init", "default", "class", "public", "any", "some", "nil", "true",
            "in", "is", "as", "Any",
        ]
        #expect(
            cases(values) == [
                "type", "protocol", "self_", "Self", "init", "default", "class", "public", "any", "someValue", "nil",
                "true", "in", "is", "as", "Any",
            ])
        #expect(
            members(["type", "Type", "protocol", "Self", "init", "subscript", "deinit"]) == [
                "type", "Type_", "protocol", "self_", "init", "subscript", "deinit",
            ])
    }

    @Test func tellsDigitsApart() {
        #expect(
            cases(["0562", "562", "00", "1_MONTH", "2D_BARCODE", "16:9", "1.5", "-1", "1e3", "1_5", "1:5"]) == [
                "_0562", "_562", "_00", "_1Month", "_2dBarcode", "_16_9", "_1_5", "minus1", "_1e3", "_1Underscore5",
                "_1Colon5",
            ])
        #expect(members(["2fa", "007", "1:1", ""]) == ["_2fa", "_007", "_1_1", "empty"])
    }

    @Test func tellsTypesApartByMoreThanCase() {
        #expect(types(["Variant", "variant", "VARIANT"]) == ["Variant", "Variant2", "VARIANT3"])
        #expect(types(["APIError", "Error"]) == ["APIError", "APIError2"])
        #expect(
            types(["thing-request", "ThingRequest", "thing_request"]) == [
                "ThingRequest", "ThingRequest2", "ThingUnderscoreRequest",
            ])
    }

    @Test func tellsPathsApart() {
        var scope = NameScope()
        let paths = ["/a/{b}", "/a/b", "/a-b", "/a_b", "/", "/api/v3/aggTrades", "/a/b/"]
        let names = paths.map {
            scope.assign(
                preferred: SwiftName.operation(method: "get", path: $0),
                alternative: SwiftName.spelledOperation(method: "get", path: $0), source: $0
            ).name
        }
        #expect(
            names == [
                "getAB", "getASlashB", "getADashB", "getAUnderscoreB", "getRoot", "getApiV3AggTrades",
                "getASlashBSlash",
            ])
    }

    @Test func namesTheEarlierSource() {
        var scope = NameScope()
        let first = scope.assign(preferred: "getUser", alternative: "getDashUser", source: "a.yaml:4:9")
        let second = scope.assign(preferred: "getUser", alternative: "getUnderscoreUser", source: "a.yaml:9:9")
        let third = scope.assign(preferred: "getUser", alternative: "getUnderscoreUser", source: "a.yaml:12:9")
        #expect(first.name == "getUser")
        #expect(first.clash == nil)
        #expect(second.name == "getUnderscoreUser")
        #expect(second.clash == "a.yaml:4:9")
        #expect(third.name == "getUnderscoreUser2")
        #expect(third.clash == "a.yaml:4:9")
    }

    @Test func keepsReservedNamesFree() {
        #expect(cases(["unknown", "Unknown", "up"], reserved: ["unknown"]) == ["unknown_", "Unknown", "up"])
        var scope = NameScope(reserved: ["Client", "x2"], caseInsensitive: true)
        let (name, clash) = scope.assign(preferred: "client", alternative: "client", source: "s")
        #expect(name == "client_")
        #expect(clash == nil)
        _ = scope.assign(preferred: "x", alternative: "x", source: "1")
        #expect(scope.assign(preferred: "x", alternative: "x", source: "2").name == "x3")
    }

    @Test func numbersBehindDigitsStandApart() {
        var scope = NameScope()
        let names = (0..<3).map { scope.assign(preferred: "v1", alternative: "v1", source: String($0)).name }
        #expect(names == ["v1", "v1_2", "v1_3"])
    }

    /// Equal to Swift's strings, so equal to a reader: one name, not two that differ in bytes.
    @Test func takesCanonicalEquivalentsForOne() {
        #expect(members(["caf\u{e9}", "cafe\u{301}"]) == ["caf\u{e9}", "cafe\u{301}2"])
    }

    @Test func renamesNothingWhenMoreCome() {
        let keys = ["type", "_type", "Type", "a b", "a_b", "A-B", "1", "01", "+1"]
        let all = members(keys)
        for count in keys.indices { #expect(members(Array(keys[..<count])) == Array(all[..<count])) }
    }
}
