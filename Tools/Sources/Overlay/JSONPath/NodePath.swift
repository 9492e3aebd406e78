/// The steps from the root to a value; none for the root.
final class NodePath: Sendable {
    let parent: NodePath?
    let step: JSONPath.Step

    init(_ step: JSONPath.Step, below parent: NodePath?) {
        self.parent = parent
        self.step = step
    }

    /// All steps, from the root on.
    static func steps(to path: NodePath?) -> [JSONPath.Step] {
        var steps: [JSONPath.Step] = []
        var current = path
        while let path = current {
            steps.append(path.step)
            current = path.parent
        }
        return steps.reversed()
    }
}
