/// One value: where every text of a tree is written.
nonisolated struct FlatValueContainer: SingleValueEncodingContainer {
    let encoder: FlatEncoder

    var codingPath: [any CodingKey] { encoder.codingPath }

    mutating func encodeNil() { encoder.node.set(.null) }
    mutating func encode(_ value: Bool) { write(value) }
    mutating func encode(_ value: String) { write(value) }
    mutating func encode(_ value: Double) throws { write(try encoder.settings.text(of: value)) }
    mutating func encode(_ value: Float) throws { write(try encoder.settings.text(of: value)) }
    mutating func encode(_ value: Int) { write(value) }
    mutating func encode(_ value: Int8) { write(value) }
    mutating func encode(_ value: Int16) { write(value) }
    mutating func encode(_ value: Int32) { write(value) }
    mutating func encode(_ value: Int64) { write(value) }
    mutating func encode(_ value: UInt) { write(value) }
    mutating func encode(_ value: UInt8) { write(value) }
    mutating func encode(_ value: UInt16) { write(value) }
    mutating func encode(_ value: UInt32) { write(value) }
    mutating func encode(_ value: UInt64) { write(value) }

    mutating func encode<Value: Encodable>(_ value: Value) throws {
        encoder.node.set(try encoder.settings.tree(of: value, codingPath: codingPath))
    }

    private func write<Value: LosslessStringConvertible>(_ value: Value) {
        encoder.node.set(.value(value.description))
    }
}
