// A `LosslessStringConvertible` value stands wherever a `RequestValue` does, by its description. Disfavoured, so that a type
// that is both is taken by its own spelling: the description of a number may have an exponent.

nonisolated extension Query {
    /// An item with a value, or a bare key when the value is nil.
    @_disfavoredOverload
    public init<Value: LosslessStringConvertible>(_ name: String, _ value: Value?) {
        self.init(name, value?.description)
    }

    /// An item with a value, or nothing when the value is nil.
    @_disfavoredOverload
    public init<Value: LosslessStringConvertible>(_ name: String, ifPresent value: Value?) {
        self.init(name, ifPresent: value?.description)
    }

    /// An item for each value.
    @_disfavoredOverload
    public init<Values: Sequence>(_ name: String, each values: Values) where Values.Element: LosslessStringConvertible {
        self.init(name, each: values.map(\.description))
    }

    /// An item for each value, or nothing when there are no values at all.
    @_disfavoredOverload
    public init<Values: Sequence>(_ name: String, eachIfPresent values: Values?)
    where Values.Element: LosslessStringConvertible {
        self.init(name, eachIfPresent: values?.map(\.description))
    }
}

nonisolated extension RequestBody {
    /// A field with a value, or a bare name when the value is nil.
    @_disfavoredOverload
    public static func urlEncoded<Value: LosslessStringConvertible>(_ name: String, _ value: Value?) -> RequestBlock {
        urlEncoded(name, value?.description)
    }

    /// A field with a value, or nothing when the value is nil.
    @_disfavoredOverload
    public static func urlEncoded<Value: LosslessStringConvertible>(_ name: String, ifPresent value: Value?)
        -> RequestBlock
    {
        urlEncoded(name, ifPresent: value?.description)
    }

    /// A field for each value.
    @_disfavoredOverload
    public static func urlEncoded<Values: Sequence>(_ name: String, each values: Values) -> RequestBlock
    where Values.Element: LosslessStringConvertible {
        urlEncoded(name, each: values.map(\.description))
    }

    /// A field for each value, or nothing when there are no values at all.
    @_disfavoredOverload
    public static func urlEncoded<Values: Sequence>(_ name: String, eachIfPresent values: Values?) -> RequestBlock
    where Values.Element: LosslessStringConvertible {
        urlEncoded(name, eachIfPresent: values?.map(\.description))
    }
}

nonisolated extension Header {
    /// Sets the field, replacing any value that it has.
    @_disfavoredOverload
    public func setValue<Value: LosslessStringConvertible>(_ value: Value) -> RequestBlock {
        setValue(value.description)
    }

    /// Sets the field when there is a value.
    @_disfavoredOverload
    public func setValue<Value: LosslessStringConvertible>(ifPresent value: Value?) -> RequestBlock {
        setValue(ifPresent: value?.description)
    }

    /// Adds a value behind those that the field has.
    @_disfavoredOverload
    public func addValue<Value: LosslessStringConvertible>(_ value: Value) -> RequestBlock {
        addValue(value.description)
    }

    /// Adds a value when there is one.
    @_disfavoredOverload
    public func addValue<Value: LosslessStringConvertible>(ifPresent value: Value?) -> RequestBlock {
        addValue(ifPresent: value?.description)
    }
}

nonisolated extension Cookie {
    /// A cookie with a value.
    @_disfavoredOverload
    public init<Value: LosslessStringConvertible>(_ name: String, _ value: Value) {
        self.init(name, value.description)
    }

    /// A cookie with a value, or nothing when the value is nil.
    @_disfavoredOverload
    public init<Value: LosslessStringConvertible>(_ name: String, ifPresent value: Value?) {
        self.init(name, ifPresent: value?.description)
    }
}

nonisolated extension EndpointPath.StringInterpolation {
    /// A value, escaped as a part of one segment.
    @_disfavoredOverload
    public mutating func appendInterpolation<Value: LosslessStringConvertible>(_ value: Value) {
        appendInterpolation(value.description)
    }
}

nonisolated extension MultipartPart {
    /// A part that is a value in plain text.
    @_disfavoredOverload
    public static func field<Value: LosslessStringConvertible>(name: String, value: Value) -> MultipartPart {
        field(name: name, value: value.description)
    }
}
