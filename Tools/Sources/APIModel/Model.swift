/// A type generated from a schema.
package struct Model: Hashable, Sendable {
    /// The Swift name, unescaped.
    package var name: String
    package var origin: Origin
    package var documentation: String?
    package var isDeprecated: Bool
    package var kind: Kind

    package enum Kind: Hashable, Sendable {
        case object(ObjectModel)
        case enumeration(EnumerationModel)
        case union(UnionModel)
        case alias(TypeReference)
    }

    package init(name: String, origin: Origin, documentation: String?, isDeprecated: Bool, kind: Kind) {
        self.name = name
        self.origin = origin
        self.documentation = documentation
        self.isDeprecated = isDeprecated
        self.kind = kind
    }
}

extension Model {
    /// The types that are declared in this one.
    package var nested: [Model] {
        switch kind {
        case .object(let object): object.nested
        case .union(let union): union.nested
        case .enumeration, .alias: []
        }
    }
}

/// A JSON object with known keys.
package struct ObjectModel: Hashable, Sendable {
    /// The properties, in document order.
    package var properties: [Property]
    /// The types generated from inline schemas of the properties, in document order.
    package var nested: [Model]
    /// The member for keys that the schema does not list; nil if they are dropped.
    package var additional: AdditionalProperties?
    /// Whether a value is one reference to its properties, because they need much memory or can contain its own type.
    package var isLarge = false

    package init(properties: [Property], nested: [Model], additional: AdditionalProperties? = nil) {
        self.properties = properties
        self.nested = nested
        self.additional = additional
    }
}

/// The dictionary member for keys that the schema does not list.
package struct AdditionalProperties: Hashable, Sendable {
    /// The Swift name of the member.
    package var name: String
    /// The type of each value.
    package var type: TypeReference

    package init(name: String, type: TypeReference) {
        self.name = name
        self.type = type
    }
}

/// A member of an object.
package struct Property: Hashable, Sendable {
    /// The Swift name, unescaped.
    package var name: String
    /// The key in JSON.
    package var key: String
    /// The type; optional if the key may be missing or its value may be null.
    package var type: TypeReference
    /// Whether the key is required.
    package var isRequired: Bool
    /// Whether the value may be null.
    package var isNullable: Bool
    package var documentation: String?
    package var isDeprecated: Bool
    package var origin: Origin
    /// Whether requests distinguish a missing key from null, by the type `Patch`.
    package var isPatch: Bool
    /// The default argument of the initialiser.
    package var defaultValue: DefaultValue?
    /// Whether the value can contain its own type, so that its object must be stored behind a reference.
    package var isBoxed = false
    /// The only value of the member; no property stores it.
    package var constant: DefaultValue?

    package init(
        name: String, key: String, type: TypeReference, isRequired: Bool, isNullable: Bool, documentation: String?,
        isDeprecated: Bool, origin: Origin, isPatch: Bool = false, defaultValue: DefaultValue? = nil,
        constant: DefaultValue? = nil
    ) {
        self.constant = constant
        self.isPatch = isPatch
        self.defaultValue = defaultValue
        self.name = name
        self.key = key
        self.type = type
        self.isRequired = isRequired
        self.isNullable = isNullable
        self.documentation = documentation
        self.isDeprecated = isDeprecated
        self.origin = origin
    }
}

/// A default value from the document that is valid for a member's type.
package indirect enum DefaultValue: Hashable, Sendable {
    case string(String)
    case integer(Int)
    case number(Double)
    case boolean(Bool)
    /// The Swift name of a case of the member's enumeration.
    case enumCase(String)
    case array([DefaultValue])
}

/// A type with a list of values (`enum`).
package struct EnumerationModel: Hashable, Sendable {
    package enum RawType: Sendable { case string, integer, number }

    package struct Case: Hashable, Sendable {
        /// The Swift name, unescaped.
        package var name: String
        /// The value as text; a number in decimal notation.
        package var rawValue: String
        package var documentation: String?

        package init(name: String, rawValue: String, documentation: String? = nil) {
            self.name = name
            self.rawValue = rawValue
            self.documentation = documentation
        }
    }

    package var rawType: RawType
    /// The cases, in document order.
    package var cases: [Case]
    /// Whether the type keeps values that the document does not list; the default for enums that can be received.
    package var isOpen: Bool

    package init(rawType: RawType, cases: [Case], isOpen: Bool) {
        self.rawType = rawType
        self.cases = cases
        self.isOpen = isOpen
    }
}
