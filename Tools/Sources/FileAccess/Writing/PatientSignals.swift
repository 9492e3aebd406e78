import Foundation

/// Ignores the signals that end a process (SIGHUP, SIGINT, SIGTERM) during work that must be completed.
struct PatientSignals {
    private static let numbers = [SIGHUP, SIGINT, SIGTERM]
    private let handlers: [(number: Int32, handler: sigaction)]

    init() {
        handlers = Self.numbers.map { number in
            var patient = sigaction()
            #if canImport(Darwin)
                patient.__sigaction_u.__sa_handler = SIG_IGN
            #else
                patient.__sigaction_handler.sa_handler = SIG_IGN
            #endif
            var former = sigaction()
            sigaction(number, &patient, &former)
            return (number, former)
        }
    }

    func end() {
        for (number, handler) in handlers {
            var handler = handler
            sigaction(number, &handler, nil)
        }
    }
}
