/// The properties of a ``LargeObjectModel``, behind one reference that copies share until one of them is changed.
@_spi(Generated) public nonisolated struct ObjectStorage: @unchecked Sendable {
    // Sendable: the properties are, and a shared block is never written to.
    private var block: ObjectBlock

    /// Storage with a value for each property.
    ///
    /// - Parameter values: The values in the order of `members`, each of the property's type.
    public init<each Value>(_ members: ObjectMembers, _ values: repeat each Value) {
        block = ObjectBlock(members)
        var index = 0
        repeat block.initialize(&index, each values)
    }

    /// Reads an object.
    init(_ members: ObjectMembers, from decoder: any Decoder) throws {
        block = ObjectBlock(members)
        try block.read(from: decoder)
    }

    /// The property with a number.
    public subscript<Value>(index: Int) -> Value {
        get {
            block.pointer(to: index).assumingMemoryBound(to: Value.self).pointee
        }
        _modify {
            if !isKnownUniquelyReferenced(&block) { block = block.copy() }
            // Keeps the block alive while its memory is in use.
            defer { withExtendedLifetime(block) {} }
            yield &block.pointer(to: index).assumingMemoryBound(to: Value.self).pointee
        }
    }

    func write(to encoder: any Encoder) throws {
        try block.members.write(UnsafeRawPointer(block.start), to: encoder)
    }

    func isEqual(to other: ObjectStorage) -> Bool {
        block === other.block
            || block.members.areEqual(UnsafeRawPointer(block.start), UnsafeRawPointer(other.block.start))
    }

    func hash(into hasher: inout Hasher) {
        block.members.hash(UnsafeRawPointer(block.start), into: &hasher)
    }

    var children: [Mirror.Child] { block.members.children(of: UnsafeRawPointer(block.start)) }
}

/// The memory with the properties of one object.
private nonisolated final class ObjectBlock {
    let members: ObjectMembers
    let start: UnsafeMutableRawPointer
    /// Whether all properties have a value: those of an object that could not be read have none.
    private var isInitialized = true

    init(_ members: ObjectMembers) {
        self.members = members
        start = .allocate(byteCount: members.size, alignment: members.alignment)
    }

    deinit {
        if isInitialized {
            // Releasing a nested value goes one level down in this very place.
            Stack.withRoom { members.destroy(start) }
        }
        start.deallocate()
    }

    func read(from decoder: any Decoder) throws {
        isInitialized = false
        try members.read(from: decoder, into: start)
        isInitialized = true
    }

    func copy() -> ObjectBlock {
        let copy = ObjectBlock(members)
        members.copy(UnsafeRawPointer(start), to: copy.start)
        return copy
    }

    func pointer(to index: Int) -> UnsafeMutableRawPointer { start + members.offsets[index] }

    /// Gives the property with a number its first value, and goes on to the next.
    func initialize<Value>(_ index: inout Int, _ value: Value) {
        pointer(to: index).initializeMemory(as: Value.self, to: value)
        index += 1
    }
}
