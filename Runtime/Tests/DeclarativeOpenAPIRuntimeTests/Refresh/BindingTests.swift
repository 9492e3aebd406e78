@_spi(Generated) @_spi(Conformance) import DeclarativeOpenAPIRuntime
import Testing

@Suite @MainActor struct BindingTests {
    private struct Screen {
        @Binding var token: String?
    }

    private final class Store {
        var token: String? = "a"
    }

    @Test func itReadsAndWritesWhatIsKeptElsewhere() {
        let store = Store()
        let screen = Screen(token: Binding(get: { store.token }, set: { store.token = $0 }))
        #expect(screen.token == "a")
        screen.token = "b"
        #expect(store.token == "b")
        screen.$token.wrappedValue = nil
        #expect(store.token == nil)
        store.token = "c"
        #expect(screen.token == "c")
    }

    @Test func aConstantStaysAsItIs() {
        let screen = Screen(token: .constant("a"))
        screen.token = "b"
        #expect(screen.token == "a")
    }
}
