import Testing

@testable import YAML

@Suite struct CoreSchemaTests {
    @Test(arguments: ["", "~", "null", "Null", "NULL"]) func isNull(text: String) {
        #expect(Scalar(text: text, isPlain: true).kind == .null)
        #expect(Scalar(text: text, isPlain: false).string == text)
    }

    @Test(arguments: [
        ("true", true), ("True", true), ("TRUE", true), ("false", false), ("False", false), ("FALSE", false),
    ]) func isBoolean(text: String, value: Bool) {
        #expect(Scalar(text: text, isPlain: true).boolean == value)
        #expect(Scalar(text: text, isPlain: false).boolean == nil)
    }

    @Test(arguments: [
        ("0", 0), ("-0", 0), ("+12", 12), ("-7", -7), ("0404", 404), ("0o17", 15), ("0x1F", 31),
        ("9223372036854775807", Int.max), ("-9223372036854775808", Int.min),
    ]) func isInteger(text: String, value: Int) {
        let scalar = Scalar(text: text, isPlain: true)
        #expect(scalar.kind == .integer)
        #expect(scalar.integer == value)
        #expect(scalar.number == Double(value))
        #expect(scalar.string == nil)
    }

    @Test(arguments: [
        ("1.0", 1), ("10.0", 10), ("1e3", 1000), ("1.5e1", 15), ("120e-1", 12), ("-0.0", 0), ("1.", 1), (".5e1", 5),
        ("9223372036854775807.0", Int.max), ("1E+2", 100), ("-2.50e2", -250),
    ]) func isIntegralNumber(text: String, value: Int) {
        let scalar = Scalar(text: text, isPlain: true)
        #expect(scalar.kind == .number)
        #expect(scalar.integer == value)
    }

    @Test(arguments: [
        ("1.5", 1.5), (".5", 0.5), ("1e-1", 0.1), ("-1.25E2", -125), (".inf", .infinity), ("-.INF", -.infinity),
    ])
    func isNumber(text: String, value: Double) {
        let scalar = Scalar(text: text, isPlain: true)
        #expect(scalar.kind == .number)
        #expect(scalar.number == value)
    }

    @Test(arguments: ["1.5", "1e-1", "1e19", "9223372036854775808.0", ".nan", ".inf", "1e99999999999999999999"])
    func isNoInteger(text: String) {
        let scalar = Scalar(text: text, isPlain: true)
        #expect(scalar.kind == .number)
        #expect(scalar.integer == nil)
    }

    @Test func takesNaNForANumber() {
        #expect(Scalar(text: ".NaN", isPlain: true).number?.isNaN == true)
    }

    @Test(arguments: [
        "yes", "No", "on", "OFF", "y", "n", "2024-06-30", "3.0.3", "1_000", "0b1", "0x", "0xG", "0o8", "-0x1", "12:30",
        "nan", "inf", "+.nan", ".", "-", "+", "e3", "1e", "1e+", "nUll", "tRue", "1 2", "=", "<<", "٣",
    ]) func isString(text: String) {
        let scalar = Scalar(text: text, isPlain: true)
        #expect(scalar.string == text)
        #expect(scalar.integer == nil && scalar.number == nil && scalar.boolean == nil)
    }
}
