/// Times two pieces of work alternately in one run, so that both have the same conditions.
struct Stopwatch {
    /// The seconds of one turn of each: the median of all rounds.
    let subject: Double
    let measure: Double

    var ratio: Double { subject / measure }

    /// Runs both once without measuring, then `rounds` times alternately.
    init(rounds: Int, subject: () throws -> Void, against measure: () throws -> Void) rethrows {
        try subject()
        try measure()
        var subjects: [Double] = []
        var measures: [Double] = []
        for _ in 0..<rounds {
            subjects.append(try Self.seconds(of: subject))
            measures.append(try Self.seconds(of: measure))
        }
        self.subject = Self.median(subjects)
        self.measure = Self.median(measures)
    }

    private static func seconds(of work: () throws -> Void) rethrows -> Double {
        let clock = ContinuousClock()
        let duration = try clock.measure(work)
        return Double(duration.components.seconds) + Double(duration.components.attoseconds) / 1e18
    }

    private static func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }
}

/// Prevents the optimiser from removing a result.
@inline(never)
func keep<Value>(_ value: Value) { withExtendedLifetime(value) {} }
