/// The operations on one property in the memory of an object: a table of functions for a type that is known at run time.
///
/// Pointers are to the property, of the coder's type. A class, so that a table of coders is an array of references.
nonisolated protocol MemberCoder: AnyObject, Sendable {
    /// The bytes of a value.
    var size: Int { get }
    /// The alignment of a value, in bytes.
    var alignment: Int { get }

    /// Reads a value into memory that has none.
    func read(
        from container: KeyedDecodingContainer<AnyKey>, forKey key: AnyKey, into pointer: UnsafeMutableRawPointer)
        throws

    func write(
        _ pointer: UnsafeRawPointer, to container: inout KeyedEncodingContainer<AnyKey>, forKey key: AnyKey) throws

    func areEqual(_ first: UnsafeRawPointer, _ second: UnsafeRawPointer) -> Bool

    func hash(_ pointer: UnsafeRawPointer, into hasher: inout Hasher)

    /// Copies a value into memory that has none.
    func copy(_ pointer: UnsafeRawPointer, to copy: UnsafeMutableRawPointer)

    func destroy(_ pointer: UnsafeMutableRawPointer)

    /// The value, for a mirror.
    func value(_ pointer: UnsafeRawPointer) -> Any
}

/// A coder whose values are of a Swift type: all but reading and writing follows from that type.
nonisolated protocol TypedMemberCoder: MemberCoder {
    associatedtype Value: Hashable

    func read(from container: KeyedDecodingContainer<AnyKey>, forKey key: AnyKey) throws -> Value
    func write(_ value: Value, to container: inout KeyedEncodingContainer<AnyKey>, forKey key: AnyKey) throws
}

nonisolated extension TypedMemberCoder {
    var size: Int { MemoryLayout<Value>.size }
    var alignment: Int { MemoryLayout<Value>.alignment }

    func read(
        from container: KeyedDecodingContainer<AnyKey>, forKey key: AnyKey, into pointer: UnsafeMutableRawPointer
    ) throws {
        pointer.initializeMemory(as: Value.self, to: try read(from: container, forKey: key))
    }

    func write(
        _ pointer: UnsafeRawPointer, to container: inout KeyedEncodingContainer<AnyKey>, forKey key: AnyKey
    ) throws {
        try write(pointer.assumingMemoryBound(to: Value.self).pointee, to: &container, forKey: key)
    }

    func areEqual(_ first: UnsafeRawPointer, _ second: UnsafeRawPointer) -> Bool {
        first.assumingMemoryBound(to: Value.self).pointee == second.assumingMemoryBound(to: Value.self).pointee
    }

    func hash(_ pointer: UnsafeRawPointer, into hasher: inout Hasher) {
        hasher.combine(pointer.assumingMemoryBound(to: Value.self).pointee)
    }

    func copy(_ pointer: UnsafeRawPointer, to copy: UnsafeMutableRawPointer) {
        copy.initializeMemory(as: Value.self, from: pointer.assumingMemoryBound(to: Value.self), count: 1)
    }

    func destroy(_ pointer: UnsafeMutableRawPointer) {
        pointer.assumingMemoryBound(to: Value.self).deinitialize(count: 1)
    }

    func value(_ pointer: UnsafeRawPointer) -> Any {
        pointer.assumingMemoryBound(to: Value.self).pointee
    }
}
