extension DecodingError {
    /// The keys from the top to the faulty member; that of a missing one, too.
    var place: String {
        switch self {
        case .keyNotFound(let key, let context): (context.codingPath + [key]).map(\.stringPlace).joined(separator: "/")
        case .typeMismatch(_, let context), .valueNotFound(_, let context), .dataCorrupted(let context):
            context.codingPath.map(\.stringPlace).joined(separator: "/")
        @unknown default: "unknown"
        }
    }

    var sentence: String {
        if case .dataCorrupted(let context) = self { context.debugDescription } else { "another error" }
    }
}

extension CodingKey {
    fileprivate var stringPlace: String { intValue.map(String.init) ?? stringValue }
}
