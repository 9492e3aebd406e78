import Dispatch
import Foundation

/// A pause that ends early on ^C or SIGTERM.
///
/// The first signal ends the pause; a second one ends the process as usual.
package final class Interruption {
    private static let numbers = [SIGINT, SIGTERM]
    private let semaphore = DispatchSemaphore(value: 0)
    private let sources: [any DispatchSourceSignal]

    package init() {
        sources = Self.numbers.map { number in
            signal(number, SIG_IGN)
            return DispatchSource.makeSignalSource(signal: number, queue: .global())
        }
        for source in sources {
            source.setEventHandler { [semaphore] in
                for number in Self.numbers { signal(number, SIG_DFL) }
                semaphore.signal()
            }
            source.activate()
        }
    }

    /// Waits; false if a signal came.
    package func pause(_ interval: Duration) -> Bool {
        let nanoseconds = interval / .nanoseconds(1)
        return semaphore.wait(timeout: .now() + .nanoseconds(Int(nanoseconds))) == .timedOut
    }

    /// Waits for a quarter of a second, or for twenty times as long as the last look at the files took.
    package func pause(afterLookOf look: Duration) -> Bool { pause(max(.milliseconds(250), look * 20)) }
}
