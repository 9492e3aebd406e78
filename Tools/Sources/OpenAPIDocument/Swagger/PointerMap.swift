/// Where a document writes what OpenAPI 3 has in another place, by the pointers that OpenAPI 3 would have.
///
///     var map = PointerMap()
///     map.move("/components/schemas", to: "/definitions")
///     map.written("/components/schemas/Pet/properties/tag")  // /definitions/Pet/properties/tag
package struct PointerMap: Sendable {
    private var places: [String: String] = [:]

    /// Every pointer is as it is written.
    package init() {}

    /// Says that what a pointer leads to, with all below it, is written elsewhere.
    mutating func move(_ pointer: String, to place: String) {
        places[pointer] = place
    }

    /// The pointer into the document as it is written: by the longest beginning that has a place of its own.
    package func written(_ pointer: String) -> String {
        guard !places.isEmpty else { return pointer }
        var beginning = pointer[...]
        while !beginning.isEmpty {
            if let place = places[String(beginning)] { return place + pointer[beginning.endIndex...] }
            beginning = beginning[..<(beginning.lastIndex(of: "/") ?? beginning.startIndex)]
        }
        return pointer
    }
}
