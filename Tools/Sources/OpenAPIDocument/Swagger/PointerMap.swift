/// Pointers into a Swagger 2.0 document, by the pointers that the same objects have in OpenAPI 3.
///
///     var map = PointerMap()
///     map.move("/components/schemas", to: "/definitions")
///     map.written("/components/schemas/Pet/properties/tag")  // /definitions/Pet/properties/tag
package struct PointerMap: Sendable {
    private var places: [String: String] = [:]

    /// A map that leaves every pointer as it is.
    package init() {}

    /// Notes that the value at a pointer, with everything in it, is at another place in the document.
    mutating func move(_ pointer: String, to place: String) {
        places[pointer] = place
    }

    /// The pointer into the document. The longest beginning that has a place of its own is replaced.
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
