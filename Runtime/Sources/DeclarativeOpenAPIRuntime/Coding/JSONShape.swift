/// The kind and the keys of a JSON value that is not decoded yet, by which the branches of a union are told apart.
@_spi(Generated) public nonisolated struct JSONShape {
    /// The kinds of JSON value (RFC 8259 §3) that branches of a union have.
    public nonisolated enum Kind: Sendable { case object, array, string, number, boolean }

    private let decoder: any Decoder
    private let scalar: (any SingleValueDecodingContainer)?

    /// Looks at the value that the decoder is about to decode; it can still be decoded after that.
    ///
    /// Each question asks the decoder only what it needs: one that a value does not answer costs an error, which takes
    /// longer than decoding the value.
    public init(_ decoder: any Decoder) {
        self.decoder = decoder
        scalar = try? decoder.singleValueContainer()
    }

    private var object: KeyedDecodingContainer<AnyKey>? { try? decoder.container(keyedBy: AnyKey.self) }

    /// Whether the value is of the kind.
    public func `is`(_ kind: Kind) -> Bool {
        switch kind {
        case .object: object != nil
        case .array: (try? decoder.unkeyedContainer()) != nil
        case .string: (try? scalar?.decode(String.self)) != nil
        case .number: (try? scalar?.decode(Double.self)) != nil
        case .boolean: (try? scalar?.decode(Bool.self)) != nil
        }
    }

    /// Whether the value is of the kind and, for an object, has all of the keys.
    public func `is`(_ kind: Kind, having keys: String...) -> Bool {
        guard kind == .object else { return keys.isEmpty && `is`(kind) }
        guard let object else { return false }
        return keys.allSatisfy { object.contains(AnyKey($0)) }
    }

    /// Whether the value is an object with any of the keys.
    public func `is`(_ kind: Kind, havingAny first: String, _ others: String...) -> Bool {
        guard kind == .object, let object else { return false }
        return ([first] + others).contains { object.contains(AnyKey($0)) }
    }

    /// Whether the value is an object with one of the texts under a key.
    public func `is`(_ kind: Kind, where key: String, isOneOf texts: String...) -> Bool {
        kind == .object && tag(key).map(texts.contains) ?? false
    }

    /// Whether the value is an object with one of the whole numbers under a key.
    public func `is`(_ kind: Kind, where key: String, isOneOf integers: Int...) -> Bool {
        kind == .object && integerTag(key).map(integers.contains) ?? false
    }

    /// Whether the value is one of the strings.
    public func isOne(of texts: [String]) -> Bool {
        (try? scalar?.decode(String.self)).map(texts.contains) ?? false
    }

    /// Whether the value is one of the whole numbers.
    public func isOne(of integers: [Int]) -> Bool {
        (try? scalar?.decode(Int.self)).map(integers.contains) ?? false
    }

    /// The text under a key of an object; nil when there is none.
    public func tag(_ key: String) -> String? {
        try? object?.decodeIfPresent(String.self, forKey: AnyKey(key))
    }

    /// The whole number under a key of an object; nil when there is none.
    public func integerTag(_ key: String) -> Int? {
        try? object?.decodeIfPresent(Int.self, forKey: AnyKey(key))
    }
}
