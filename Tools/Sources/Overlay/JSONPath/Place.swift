/// The steps from the root to a value; none for the root.
final class Place: Sendable {
    let parent: Place?
    let step: JSONPath.Step

    init(_ step: JSONPath.Step, below parent: Place?) {
        self.parent = parent
        self.step = step
    }

    /// All steps, from the root on.
    static func steps(to place: Place?) -> [JSONPath.Step] {
        var steps: [JSONPath.Step] = []
        var current = place
        while let place = current {
            steps.append(place.step)
            current = place.parent
        }
        return steps.reversed()
    }
}
