// A value whose raw value is a `RequestValue` stands wherever one does. Disfavoured, so that a type that is both is taken
// by its own spelling.

nonisolated extension Query {
    /// An item with a value, or a bare key when the value is nil.
    @_disfavoredOverload
    public init<Value: RawRepresentable>(_ name: String, _ value: Value?) where Value.RawValue: RequestValue {
        self.init(name, value?.rawValue)
    }

    /// An item with a value, or nothing when the value is nil.
    @_disfavoredOverload
    public init<Value: RawRepresentable>(_ name: String, ifPresent value: Value?) where Value.RawValue: RequestValue {
        self.init(name, ifPresent: value?.rawValue)
    }

    /// An item for each value.
    @_disfavoredOverload
    public init<Values: Sequence>(_ name: String, each values: Values)
    where Values.Element: RawRepresentable, Values.Element.RawValue: RequestValue {
        self.init(name, each: values.map(\.rawValue))
    }

    /// An item for each value, or nothing when there are no values at all.
    @_disfavoredOverload
    public init<Values: Sequence>(_ name: String, eachIfPresent values: Values?)
    where Values.Element: RawRepresentable, Values.Element.RawValue: RequestValue {
        self.init(name, eachIfPresent: values?.map(\.rawValue))
    }
}

nonisolated extension RequestBody {
    /// A field with a value, or a bare name when the value is nil.
    @_disfavoredOverload
    public static func urlEncoded<Value: RawRepresentable>(_ name: String, _ value: Value?) -> RequestBlock
    where Value.RawValue: RequestValue {
        urlEncoded(name, value?.rawValue)
    }

    /// A field with a value, or nothing when the value is nil.
    @_disfavoredOverload
    public static func urlEncoded<Value: RawRepresentable>(_ name: String, ifPresent value: Value?) -> RequestBlock
    where Value.RawValue: RequestValue {
        urlEncoded(name, ifPresent: value?.rawValue)
    }

    /// A field for each value.
    @_disfavoredOverload
    public static func urlEncoded<Values: Sequence>(_ name: String, each values: Values) -> RequestBlock
    where Values.Element: RawRepresentable, Values.Element.RawValue: RequestValue {
        urlEncoded(name, each: values.map(\.rawValue))
    }

    /// A field for each value, or nothing when there are no values at all.
    @_disfavoredOverload
    public static func urlEncoded<Values: Sequence>(_ name: String, eachIfPresent values: Values?) -> RequestBlock
    where Values.Element: RawRepresentable, Values.Element.RawValue: RequestValue {
        urlEncoded(name, eachIfPresent: values?.map(\.rawValue))
    }
}

nonisolated extension Header {
    /// Sets the field, replacing any value that it has.
    @_disfavoredOverload
    public func setValue<Value: RawRepresentable>(_ value: Value) -> RequestBlock where Value.RawValue: RequestValue {
        setValue(value.rawValue)
    }

    /// Sets the field when there is a value.
    @_disfavoredOverload
    public func setValue<Value: RawRepresentable>(ifPresent value: Value?) -> RequestBlock
    where Value.RawValue: RequestValue {
        setValue(ifPresent: value?.rawValue)
    }

    /// Adds a value behind those that the field has.
    @_disfavoredOverload
    public func addValue<Value: RawRepresentable>(_ value: Value) -> RequestBlock where Value.RawValue: RequestValue {
        addValue(value.rawValue)
    }

    /// Adds a value when there is one.
    @_disfavoredOverload
    public func addValue<Value: RawRepresentable>(ifPresent value: Value?) -> RequestBlock
    where Value.RawValue: RequestValue {
        addValue(ifPresent: value?.rawValue)
    }
}

nonisolated extension Cookie {
    /// A cookie with a value.
    @_disfavoredOverload
    public init<Value: RawRepresentable>(_ name: String, _ value: Value) where Value.RawValue: RequestValue {
        self.init(name, value.rawValue)
    }

    /// A cookie with a value, or nothing when the value is nil.
    @_disfavoredOverload
    public init<Value: RawRepresentable>(_ name: String, ifPresent value: Value?) where Value.RawValue: RequestValue {
        self.init(name, ifPresent: value?.rawValue)
    }
}

nonisolated extension EndpointPath.StringInterpolation {
    /// A value, escaped as a part of one segment.
    @_disfavoredOverload
    public mutating func appendInterpolation<Value: RawRepresentable>(_ value: Value)
    where Value.RawValue: RequestValue {
        appendInterpolation(value.rawValue)
    }
}

nonisolated extension MultipartPart {
    /// A part that is a value in plain text.
    @_disfavoredOverload
    public static func field<Value: RawRepresentable>(name: String, value: Value) -> MultipartPart
    where Value.RawValue: RequestValue {
        field(name: name, value: value.rawValue)
    }
}
