@_spi(Generated) @_spi(Conformance) import DeclarativeRequests
import Foundation
import Testing

@Suite("Query slots")
struct QuerySlotTests {
    private let base = URL(string: "https://h.test")!

    @Test("a filled slot keeps its place, or moves to the end")
    func filling() throws {
        let block = RequestBlock {
            QuerySlot("time")
            Query("a", 1)
            QuerySlot("signature")
            Query("b", "x+y")
            RequestBlock { state in
                #expect(state.emptyQuerySlots == ["time", "signature"])
                try state.fillQuerySlot("time", with: "7")
                #expect(state.percentEncodedQuery == "time=7&a=1&b=x%2By")
                try state.fillQuerySlot("signature", with: "s", atEnd: true)
                #expect(state.emptyQuerySlots == [])
            }
        }
        #expect(
            try block.base(base).request().url?.absoluteString == "https://h.test?time=7&a=1&b=x%2By&signature=s")
    }

    @Test("a bare key of the same name is no slot")
    func bareKey() throws {
        let block = RequestBlock {
            Query("flag", nil as String?)
            QuerySlot("flag")
            RequestBlock { state in #expect(state.percentEncodedQuery == "flag") }
        }
        let error = #expect(throws: UnfilledSlot.self) { try block.base(base).request() }
        #expect(error?.name == "flag")
    }

    @Test("a slot that stays empty is an error, and one that is not there is left alone")
    func unfilled() throws {
        let error = #expect(throws: UnfilledSlot.self) {
            try QuerySlot("signature").base(base).request()
        }
        #expect(error?.name == "signature")
        let block = RequestBlock { state in
            let filled = try state.fillQuerySlot("signature", with: "s")
            #expect(!filled)
        }
        #expect(try block.base(base).request().url?.absoluteString == "https://h.test")
    }

    @Test("what fills a slot is encoded as every value is")
    func encoding() throws {
        let block = RequestBlock {
            QuerySlot("q")
            RequestBlock { state in try state.fillQuerySlot("q", with: "a b&c") }
        }
        #expect(try block.base(base).request().url?.absoluteString == "https://h.test?q=a%20b%26c")
    }
}
