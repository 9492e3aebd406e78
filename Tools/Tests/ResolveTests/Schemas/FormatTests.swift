import Testing

/// Formats that have a type of their own, and any JSON.
@Suite struct FormatTests {
    @Test func formats() {
        expect(
            .models,
            of: schemas(
                """
                Stamps:
                  type: object
                  properties:
                    at: {type: string, format: date-time}
                    day: {type: string, format: date}
                    id: {type: string, format: uuid}
                    bytes: {type: string, format: byte}
                    encoded: {type: string, contentEncoding: base64}
                    price: {type: string, format: decimal}
                    exact: {type: number, format: decimal}
                    small: {type: integer, format: int32}
                    big: {type: number, format: double}
                    mail: {type: string, format: email}
                """),
            is: """
                struct Stamps
                  at: dateTime?
                  day: calendarDate?
                  id: uuid?
                  bytes: data?
                  encoded: data?
                  price: decimalText?
                  exact: decimal?
                  small: integer?
                  big: number?
                  mail: string?
                """)
    }

    @Test func anyJSON() {
        expect(
            .models,
            of: schemas(
                """
                Anything: {}
                Everything: true
                Holder: {type: object, required: [a], properties: {a: {}, b: true, c: {description: Any value.}, d: {type: object}}}
                """),
            is: """
                alias Anything = json
                alias Everything = json
                struct Holder
                  a: json, required
                  b: json?
                  c: json? // Any value.
                  d: [:json]?
                """)
    }
}
