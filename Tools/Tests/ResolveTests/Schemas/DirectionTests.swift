import Testing

/// `readOnly` and `writeOnly` members, by who sends the schema.
@Suite struct DirectionTests {
    private static let user = """
        User:
          type: object
          required: [name]
          properties: {id: {type: integer, readOnly: true}, name: {type: string}, password: {type: string, writeOnly: true}}
        """

    @Test func received() {
        expect(
            .models,
            of: schemas(
                Self.user,
                received: "User"),
            is: """
                struct User
                  id: integer?
                  name: string, required
                """)
    }

    @Test func sent() {
        expect(
            .models,
            of: schemas(
                Self.user,
                sent: "User"),
            is: """
                struct User
                  name: string, required
                  password: string?
                """)
    }

    @Test func bothWithNothingThatOneSideMustGive() {
        expect(
            .models,
            of: schemas(
                Self.user,
                received: "User",
                sent: "User"),
            is: """
                struct User
                  id: integer?
                  name: string, required
                  password: string?
                """)
    }

    @Test func twoTypesWhereOneSideMustGiveAMember() {
        expect(
            .models,
            of: schemas(
                """
                User:
                  type: object
                  required: [name, id]
                  properties: {id: {type: integer, readOnly: true}, name: {type: string}, password: {type: string, writeOnly: true}}
                """,
                received: "User",
                sent: "User"),
            is: """
                struct User
                  id: integer, required
                  name: string, required
                struct UserInput
                  name: string, required
                  password: string?
                """)
    }

    @Test func sentByNoOne() {
        expect(
            .models,
            of: schemas(
                Self.user),
            is: """
                struct User
                  id: integer?
                  name: string, required
                  password: string?
                """)
    }
}
