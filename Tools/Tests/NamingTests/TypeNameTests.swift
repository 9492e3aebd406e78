import Naming
import Testing

struct TypeNameTests {
    @Test(arguments: [
        Row("Pet", "Pet"), Row("thing-request", "ThingRequest"), Row("grant_type", "GrantType"),
        Row("grantType", "GrantType"), Row("APIKeyAuth", "APIKeyAuth"), Row("LIMIT_MAKER", "LimitMaker"),
        Row("VARIANT", "VARIANT"), Row("user.profile/v2", "UserProfileV2"), Row("List<Pet>", "ListPet"),
        Row("3DModel", "_3DModel"), Row("007", "_007"), Row("1.5", "_1_5"), Row("_", "Underscore"), Row("", "Empty"),
        Row("取得", "取得"), Row("élan", "Élan"), Row("straße", "Straße"), Row("🐶 house", "🐶House"),
        Row("say \"hi\"", "SayHi"), Row("a\\(b)", "AB"), Row("*/ end", "End"), Row("line\nbreak", "LineBreak"),
    ])
    func capitalizesWords(row: Row) {
        #expect(SwiftName.type(row.text) == row.name)
    }

    @Test(arguments: [
        "Any", "Array", "Authorization", "BaseURL", "Binding", "Client", "ClientBuilder", "Codable", "CodingKeys",
        "Cookie", "Data", "Date", "Decimal", "Endpoint", "Error", "Header", "Int", "JSONValue", "Locale", "MIMEType",
        "Method", "OpenEnum", "Operation", "Optional", "Patch", "Protocol", "Query", "RequestBlock", "RequestBody",
        "ResponseError", "Responses", "Result", "Security", "Self", "Sendable", "Set", "String", "Task", "Timeout",
        "Transport", "Type", "URL", "UUID",
    ])
    func prefixesWhatWouldShadow(name: String) {
        #expect(SwiftName.type(name) == "API" + name)
        #expect(SwiftName.spelledType(name) == "API" + name)
    }

    @Test func prefixesWhatBecomesShadowing() {
        #expect(SwiftName.type("date") == "APIDate")
        #expect(SwiftName.type("coding-keys") == "APICodingKeys")
        #expect(SwiftName.type("Dates") == "Dates")
    }

    @Test(arguments: [
        Row("thing-request", "ThingDashRequest"), Row("thing_request", "ThingUnderscoreRequest"),
        Row("List<Pet>", "ListLessThanPetGreaterThan"), Row("Pet", "Pet"), Row("a.b", "ADotB"),
    ])
    func spellsPunctuation(row: Row) {
        #expect(SwiftName.spelledType(row.text) == row.name)
    }

    @Test(arguments: [
        Row("Swagger Petstore", "SwaggerPetstore"), Row("Redocly Museum API", "RedoclyMuseumAPI"),
        Row("Supabase Auth REST API", "SupabaseAuthRESTAPI"), Row("Binance Spot API", "BinanceSpotAPI"),
        Row("Binance Public Spot API", "BinancePublicSpotAPI"), Row("REST API", "RESTAPI"), Row("", "API"),
        Row("  —  ", "API"), Row("2048 Game", "_2048Game"), Row("Error", "APIError"), Row("天気 API", "天気API"),
    ])
    func namesNamespaceForTitle(row: Row) {
        #expect(SwiftName.namespace(title: row.text) == row.name)
    }

    @Test func namesSecurityFacts() {
        #expect(SwiftName.member("APIKeyAuth") == "apiKeyAuth")
        #expect(SwiftName.gate(scheme: "APIKeyAuth") == "needsAPIKeyAuth")
        #expect(SwiftName.missingCredential(scheme: "APIKeyAuth") == "MissingAPIKeyAuth")
        #expect(SwiftName.gate(scheme: "user_auth") == "needsUserAuth")
        #expect(SwiftName.gate(scheme: "2fa") == "needs2fa")
        #expect(SwiftName.missingCredential(scheme: "Error") == "MissingError")
    }
}
