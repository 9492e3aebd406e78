/// Places in a tree, as a tree of their common beginnings.
struct Targets {
    /// Whether the place itself is a target.
    var isTarget = false
    var below: [JSONPath.Step: Targets] = [:]

    /// The places, each once.
    init(_ places: [[JSONPath.Step]]) {
        for place in places { insert(place[...]) }
    }

    private init() {}

    private mutating func insert(_ place: ArraySlice<JSONPath.Step>) {
        guard let first = place.first else {
            isTarget = true
            return
        }
        below[first, default: Targets()].insert(place.dropFirst())
    }
}
