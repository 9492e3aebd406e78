/// The strongly connected components of a graph (Tarjan's algorithm, without recursion, in linear time).
package struct StronglyConnectedComponents {
    /// The number of the component of each vertex.
    package private(set) var numbers: [Int]
    /// Whether each vertex is on a cycle.
    package private(set) var isOnCycle: [Bool]

    /// - Parameter edges: The vertices that each vertex leads to.
    package init(of edges: [[Int]]) {
        numbers = Array(repeating: 0, count: edges.count)
        isOnCycle = Array(repeating: false, count: edges.count)
        var order = Array(repeating: -1, count: edges.count)
        var lowest = Array(repeating: 0, count: edges.count)
        var isOpen = Array(repeating: false, count: edges.count)
        var open: [Int] = []
        var next = 0
        for start in edges.indices where order[start] < 0 {
            var path = [(vertex: start, edge: 0)]
            while let (vertex, edge) = path.last {
                if edge == 0 {
                    (order[vertex], lowest[vertex]) = (next, next)
                    next += 1
                    open.append(vertex)
                    isOpen[vertex] = true
                }
                if edge < edges[vertex].count {
                    path[path.count - 1].edge += 1
                    let target = edges[vertex][edge]
                    if target == vertex { isOnCycle[vertex] = true }
                    if order[target] < 0 {
                        path.append((target, 0))
                    } else if isOpen[target] {
                        lowest[vertex] = min(lowest[vertex], order[target])
                    }
                    continue
                }
                path.removeLast()
                if let before = path.last?.vertex { lowest[before] = min(lowest[before], lowest[vertex]) }
                guard lowest[vertex] == order[vertex], let first = open.lastIndex(of: vertex) else { continue }
                for member in open[first...] {
                    isOpen[member] = false
                    numbers[member] = vertex
                    if open.count - first > 1 { isOnCycle[member] = true }
                }
                open.removeSubrange(first...)
            }
        }
    }
}
