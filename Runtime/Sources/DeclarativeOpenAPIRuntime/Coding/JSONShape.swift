/// What a JSON value is, before it is decoded: how the branches of a union are told apart.
public nonisolated struct JSONShape {
    /// The kinds of JSON value (RFC 8259 §3) that branches of a union have.
    public nonisolated enum Kind: Sendable { case object, array, string, number, boolean }

    /// nil for null.
    public let kind: Kind?
    private let object: KeyedDecodingContainer<AnyKey>?
    private let scalar: (any SingleValueDecodingContainer)?

    /// Looks at the value that the decoder is about to decode; it can still be decoded after that.
    public init(_ decoder: any Decoder) {
        if let object = try? decoder.container(keyedBy: AnyKey.self) {
            kind = .object
            self.object = object
            scalar = nil
            return
        }
        object = nil
        if (try? decoder.unkeyedContainer()) != nil {
            kind = .array
            scalar = nil
            return
        }
        guard let value = try? decoder.singleValueContainer(), !value.decodeNil() else {
            kind = nil
            scalar = nil
            return
        }
        scalar = value
        // Bool before numbers: a decoder may take true for 1, and none takes 1 for true.
        if (try? value.decode(Bool.self)) != nil {
            kind = .boolean
        } else if (try? value.decode(String.self)) != nil {
            kind = .string
        } else {
            kind = .number
        }
    }

    /// Whether the value is of the kind and, for an object, has all of the keys.
    public func `is`(_ kind: Kind, having keys: String...) -> Bool {
        self.kind == kind && keys.allSatisfy { object?.contains(AnyKey($0)) ?? false }
    }

    /// Whether the value is an object with any of the keys.
    public func `is`(_ kind: Kind, havingAny first: String, _ others: String...) -> Bool {
        self.kind == kind && ([first] + others).contains { object?.contains(AnyKey($0)) ?? false }
    }

    /// Whether the value is an object with one of the texts under a key.
    public func `is`(_ kind: Kind, where key: String, isOneOf texts: String...) -> Bool {
        self.kind == kind && tag(key).map(texts.contains) ?? false
    }

    /// Whether the value is one of the strings.
    public func isOne(of texts: [String]) -> Bool {
        kind == .string && (try? scalar?.decode(String.self)).map(texts.contains) ?? false
    }

    /// Whether the value is one of the whole numbers.
    public func isOne(of integers: [Int]) -> Bool {
        kind == .number && (try? scalar?.decode(Int.self)).map(integers.contains) ?? false
    }

    /// The text under a key of an object; nil when there is none.
    public func tag(_ key: String) -> String? {
        try? object?.decodeIfPresent(String.self, forKey: AnyKey(key))
    }
}

/// Any key of a JSON object.
nonisolated struct AnyKey: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(_ text: String) {
        stringValue = text
    }

    init?(stringValue: String) {
        self.stringValue = stringValue
    }

    /// Objects have no numbers for keys.
    init?(intValue: Int) {
        return nil
    }
}
