/// The patterns of a configuration that fit something, and the addresses that they were compared with.
struct ChoiceUsage {
    /// The lists of patterns in a configuration.
    enum List: Hashable {
        case operationNames, schemaNames, propertyNames, caseNames, parameterNames
        case formatTypes, schemaTypes, propertyTypes
        case openEnums, closedEnums
    }

    private var used: [List: Set<Int>] = [:]
    private var asked: [List: Set<String>] = [:]

    mutating func use(_ position: Int, of list: List) {
        used[list, default: []].insert(position)
    }

    mutating func ask(_ addresses: [String], of list: List) {
        asked[list, default: []].formUnion(addresses)
    }

    func uses(_ position: Int, of list: List) -> Bool { used[list]?.contains(position) ?? false }

    func asked(of list: List) -> Set<String> { asked[list] ?? [] }

    mutating func append(_ other: ChoiceUsage) {
        for (list, positions) in other.used { used[list, default: []].formUnion(positions) }
        for (list, addresses) in other.asked { asked[list, default: []].formUnion(addresses) }
    }
}
