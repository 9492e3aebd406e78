@_spi(Generated) import DeclarativeOpenAPIRuntime
import Foundation
import Testing

/// Values that are nested as deeply as `JSONDecoder` reads, on a stack as small as those of Apple's concurrency threads.
@Suite struct DepthTests {
    /// How a level contains the next.
    enum Nesting: String, CaseIterable {
        case child, frame, children, named, list

        /// The levels of JSON for each level of a value.
        var levels: Int {
            switch self {
            case .child, .frame, .list: 1
            case .children, .named: 2
            }
        }

        func text(_ depth: Int) -> String {
            let (before, after) =
                switch self {
                case .child: (#"{"type":"frame","children":[],"child":"#, "}")
                case .frame: (#"{"type":"frame","children":[],"frame":"#, "}")
                case .children: (#"{"type":"frame","children":["#, "]}")
                case .named: (#"{"type":"frame","children":[],"named":{"a":"#, "}}")
                case .list: ("[", "]")
                }
            return String(repeating: before, count: depth) + #"{"type":"frame","children":[]}"#
                + String(repeating: after, count: depth)
        }
    }

    @Test(arguments: Nesting.allCases) func readsWritesComparesHashesCopiesAndReleases(_ nesting: Nesting) throws {
        // The innermost frame is a level, and the array in it another.
        let data = Data(nesting.text((510 - 2) / nesting.levels).utf8)
        let outcome = try onSmallStack {
            let first = try JSONDecoder().decode(Node.self, from: data)
            let second = try JSONDecoder().decode(Node.self, from: data)
            var copy = first
            if case .frame(var frame) = copy {
                frame.named = [:]
                copy = .frame(frame)
            }
            // `try?`, because the description of an error with such a value needs a deep stack.
            let written = try? JSONEncoder().encode(first)
            let third = try JSONDecoder().decode(Node.self, from: written ?? Data("[]".utf8))
            return [
                first == second, Set([first, second]).count == 1, nesting == .list || copy != first, third == first,
            ]
        }
        #expect(outcome == [true, true, true, true])
    }

    @Test func deeperThanTheDecoderReadsIsAnError() throws {
        let data = Data(Nesting.list.text(100_000).utf8)
        let isRefused = try onSmallStack {
            do {
                _ = try JSONDecoder().decode(Node.self, from: data)
                return false
            } catch is DecodingError {
                return true
            }
        }
        #expect(isRefused)
    }

    @Test func aValueFarDeeperIsComparedAndReleased() throws {
        let outcome = try onSmallStack {
            func nested() -> Frame { (0..<20_000).reduce(Frame()) { inner, _ in Frame(child: .frame(inner)) } }
            return nested() == nested()
        }
        #expect(outcome)
    }

    private func onSmallStack<Value: Sendable>(_ body: @escaping @Sendable () throws -> Value) throws -> Value {
        let outcome = Outcome<Value>()
        let thread = Thread {
            outcome.result = Result { try body() }
            outcome.finished.signal()
        }
        thread.stackSize = 512 * 1024
        thread.start()
        outcome.finished.wait()
        return try outcome.result!.get()
    }

    private final class Outcome<Value>: @unchecked Sendable {
        var result: Result<Value, any Error>?
        let finished = DispatchSemaphore(value: 0)
    }
}
