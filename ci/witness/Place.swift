import Dispatch
import Foundation

/// Detects whether code runs on the main queue. Thread identity cannot show that in an async main.
nonisolated enum Place {
    private static let key: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    static var isMain: Bool { DispatchQueue.getSpecific(key: key) ?? false }
}

/// The recorded steps with their queues, in order.
nonisolated final class Sightings: @unchecked Sendable {
    private let lock = NSLock()
    private var seen: [String] = []

    func see(_ step: String) {
        let place = Place.isMain ? "on the main actor" : "off it"
        lock.withLock { seen.append("\(step) \(place)") }
    }

    /// The steps recorded since the last call.
    func take() -> [String] {
        lock.withLock {
            defer { seen = [] }
            return seen
        }
    }
}
