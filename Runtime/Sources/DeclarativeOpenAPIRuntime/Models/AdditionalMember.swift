/// The operations on the last property of an object: the dictionary with the members that the schema does not list.
///
/// Pointers are to the object.
nonisolated protocol AdditionalMember: Sendable {
    /// The bytes from the start of the object to the dictionary.
    var offset: Int { get }

    func read(from container: KeyedDecodingContainer<AnyKey>, into start: UnsafeMutableRawPointer) throws
    func write(_ start: UnsafeRawPointer, to container: inout KeyedEncodingContainer<AnyKey>) throws
    func areEqual(_ first: UnsafeRawPointer, _ second: UnsafeRawPointer) -> Bool
    func hash(_ start: UnsafeRawPointer, into hasher: inout Hasher)
    func copy(_ start: UnsafeRawPointer, to copy: UnsafeMutableRawPointer)
    func destroy(_ start: UnsafeMutableRawPointer)
    func value(_ start: UnsafeRawPointer) -> Any
}

/// A dictionary whose values have one form.
nonisolated struct AdditionalValues<Form: MemberForm>: AdditionalMember {
    /// The keys that the schema lists.
    let listed: Set<String>
    let offset: Int

    private typealias Values = [String: Form.Value]

    private func values(_ start: UnsafeRawPointer) -> Values {
        (start + offset).assumingMemoryBound(to: Values.self).pointee
    }

    func read(from container: KeyedDecodingContainer<AnyKey>, into start: UnsafeMutableRawPointer) throws {
        var values: Values = [:]
        for key in container.allKeys where !listed.contains(key.stringValue) {
            values[key.stringValue] = try Form.read(from: container, forKey: key)
        }
        (start + offset).initializeMemory(as: Values.self, to: values)
    }

    /// Leaves out a value under a listed key: the property has its own.
    func write(_ start: UnsafeRawPointer, to container: inout KeyedEncodingContainer<AnyKey>) throws {
        for (key, value) in values(start) where !listed.contains(key) {
            try Form.write(value, to: &container, forKey: AnyKey(key))
        }
    }

    func areEqual(_ first: UnsafeRawPointer, _ second: UnsafeRawPointer) -> Bool {
        values(first) == values(second)
    }

    func hash(_ start: UnsafeRawPointer, into hasher: inout Hasher) {
        hasher.combine(values(start))
    }

    func copy(_ start: UnsafeRawPointer, to copy: UnsafeMutableRawPointer) {
        (copy + offset).initializeMemory(as: Values.self, to: values(start))
    }

    func destroy(_ start: UnsafeMutableRawPointer) {
        (start + offset).assumingMemoryBound(to: Values.self).deinitialize(count: 1)
    }

    func value(_ start: UnsafeRawPointer) -> Any {
        values(start)
    }
}
