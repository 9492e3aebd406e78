import Dispatch
import Foundation

/// Waiting that ends when the process is told to: by ^C, or by SIGTERM.
///
/// The first signal is taken as a request; a second one ends the process as it would have without this.
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

    /// Waits, and tells whether to go on.
    package func pause(_ interval: Duration) -> Bool {
        let nanoseconds = interval / .nanoseconds(1)
        return semaphore.wait(timeout: .now() + .nanoseconds(Int(nanoseconds))) == .timedOut
    }

    /// A quarter of a second, or longer where a look at the files takes long: looking takes a twentieth of the time at most.
    package func pause(afterLookOf look: Duration) -> Bool { pause(max(.milliseconds(250), look * 20)) }
}
