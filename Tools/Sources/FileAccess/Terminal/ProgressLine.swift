import Dispatch
import Foundation

/// Shows the current work on a terminal if it takes longer than a second; the line disappears at the end.
///
///     let progress = ProgressLine.begin("reading spec.yaml", if: Stream.error.isTerminal)
///     progress.enter("writing the source")
///     progress.end()
package final class ProgressLine: @unchecked Sendable {
    // Unchecked: the mutable properties are only used on the queue.
    private let queue = DispatchQueue(label: "progress")
    private let timer: (any DispatchSourceTimer)?
    private var phase: String
    private var frame = 0

    private static let patience = DispatchTimeInterval.seconds(1)
    private static let turn = DispatchTimeInterval.milliseconds(100)

    /// Starts the timer; nothing is shown unless `isWatched`.
    package static func begin(_ phase: String, if isWatched: Bool) -> ProgressLine {
        let line = ProgressLine(phase, isWatched: isWatched)
        line.timer?.setEventHandler { [weak line] in line?.show() }
        line.timer?.activate()
        return line
    }

    private init(_ phase: String, isWatched: Bool) {
        self.phase = phase
        timer = isWatched ? DispatchSource.makeTimerSource(queue: queue) : nil
        timer?.schedule(deadline: .now() + Self.patience, repeating: Self.turn)
    }

    /// Changes the text to the next work.
    package func enter(_ phase: String) {
        queue.sync { self.phase = phase }
    }

    /// Removes the line and stops the timer.
    package func end() {
        timer?.cancel()
        queue.sync {
            guard frame > 0 else { return }
            try? Stream.error.write(PhaseText.erasure)
            frame = 0
        }
    }

    private func show() {
        guard timer?.isCancelled == false else { return }
        try? Stream.error.write(PhaseText.line(phase, frame: frame))
        frame += 1
    }
}
