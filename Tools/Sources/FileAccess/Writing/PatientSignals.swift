import Foundation

/// Keeps the signals with which people and systems end a process from ending it, for as long as it takes to finish what must
/// not be left half done.
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
