@_spi(Generated) @_spi(Conformance) import DeclarativeOpenAPIRuntime
import Testing

@Suite("Security alternatives")
struct SecurityChoiceTests {
    private let key = SecurityRequirement("key")
    private let token = SecurityRequirement("token", scopes: ["read"])

    private func choice(_ alternatives: [[SecurityRequirement<String>]], at hand: Set<String>) -> SecurityChoice<String>
    {
        SecurityChoice(among: alternatives) { hand.contains($0) }
    }

    @Test("a public operation takes no credential, whatever is at hand")
    func publicOperation() {
        #expect(choice([], at: ["key", "token"]) == .anonymous)
        #expect(choice([[]], at: ["key", "token"]) == .anonymous)
    }

    @Test("the first alternative that can be satisfied is taken, and no other")
    func firstSatisfied() {
        #expect(choice([[key], [token]], at: ["key", "token"]) == .attaching(["key"]))
        #expect(choice([[key], [token]], at: ["token"]) == .attaching(["token"]))
    }

    @Test("all schemes of an alternative are needed")
    func allOfOne() {
        #expect(choice([[key, token]], at: ["key", "token"]) == .attaching(["key", "token"]))
        #expect(choice([[key, token]], at: ["key"]) == .missing("token"))
        #expect(choice([[key, token]], at: ["token"]) == .missing("key"))
        #expect(choice([[key, token], [token]], at: []) == .missing("key"))
    }

    @Test("the empty alternative lets anyone call, wherever it is listed, and gives way to a credential")
    func optional() {
        #expect(choice([[], [key]], at: ["key"]) == .attaching(["key"]))
        #expect(choice([[key], []], at: ["key"]) == .attaching(["key"]))
        #expect(choice([[], [key]], at: []) == .anonymous)
        #expect(choice([[key], []], at: []) == .anonymous)
    }

    @Test("a choice says which schemes it attaches and which it lacks")
    func questions() {
        #expect(SecurityChoice.attaching(["key"]).attaches("key"))
        #expect(!SecurityChoice.attaching(["key"]).attaches("token"))
        #expect(!SecurityChoice.attaching(["key"]).lacks("token"))
        #expect(SecurityChoice.missing("key").lacks("key"))
        #expect(!SecurityChoice.missing("key").lacks("token"))
        #expect(!SecurityChoice<String>.anonymous.attaches("key"))
    }
}
