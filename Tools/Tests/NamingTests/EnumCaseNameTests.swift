import Naming
import Testing

struct EnumCaseNameTests {
    @Test(arguments: [
        Row("asc", "asc"), Row("refresh_token", "refreshToken"), Row("LIMIT_MAKER", "limitMaker"),
        Row("MARKET", "market"), Row("1080p", "_1080p"), Row("application/json", "applicationJson"),
        Row("+1", "plus1"), Row("-1", "minus1"), Row("1", "_1"), Row("r+", "rPlus"), Row("r-", "r"), Row("r", "r"),
        Row("Etc/GMT+0", "etcGMTPlus0"), Row("Etc/GMT-0", "etcGMT0"), Row("-created_at", "minusCreatedAt"),
        Row(">=", "greaterThanOrEqual"), Row("<", "lessThan"), Row("!=", "notEqual"), Row("<>", "lessThanGreaterThan"),
        Row("=", "equals"), Row("*", "asterisk"), Row("", "empty"), Row(" ", "space"), Row("-", "minus"),
        Row("0562", "_0562"), Row("562", "_562"), Row("00", "_00"), Row("1_MONTH", "_1Month"),
        Row("2D_BARCODE", "_2dBarcode"), Row("16:9", "_16_9"), Row("1.5", "_1_5"), Row("1e3", "_1e3"),
        Row("2022-11-15", "_2022_11_15"), Row("C#", "cHash"), Row("AT&T", "atAndT"), Row("50%", "_50Percent"),
        Row("true", "true"), Row("nil", "nil"), Row("some", "someValue"), Row("any", "any"), Row("None", "noneValue"),
    ])
    func namesValue(row: Row) {
        #expect(SwiftName.enumCase(row.text) == row.name)
    }

    @Test func namesIntegers() {
        #expect([0, 1, -1, 10].map { SwiftName.enumCase($0) } == ["_0", "_1", "minus1", "_10"])
    }

    @Test(arguments: [
        Row("r-", "rDash"), Row("R", "R"), Row("_1", "underscore1"), Row("Etc/GMT0", "etcSlashGMT0"),
        Row("Etc/GMT 0", "etcSlashGMTSpace0"), Row("16:9", "_16Colon9"), Row("1.5", "_1Dot5"), Row("Self", "Self"),
        Row("Type", "Type_"), Row("Any", "Any"), Row("RawValue", "RawValue_"), Row("-a_b", "minusAUnderscoreB"),
    ])
    func spellsPunctuation(row: Row) {
        #expect(SwiftName.spelledEnumCase(row.text) == row.name)
    }
}
