import Foundation

/// A decoder that tells where it decodes.
nonisolated final class SeenDecoder: JSONDecoder, @unchecked Sendable {
    private let sightings: Sightings

    init(_ sightings: Sightings) {
        self.sightings = sightings
        super.init()
    }

    override func decode<T: Decodable>(_ type: T.Type, from data: Data) throws -> T {
        sightings.see("decode")
        return try super.decode(type, from: data)
    }
}

/// An encoder that tells where it encodes.
nonisolated final class SeenEncoder: JSONEncoder, @unchecked Sendable {
    private let sightings: Sightings

    init(_ sightings: Sightings) {
        self.sightings = sightings
        super.init()
    }

    override func encode<T: Encodable>(_ value: T) throws -> Data {
        sightings.see("encode")
        return try super.encode(value)
    }
}

/// A body that tells where it is let go of, which is where it was read when the caller is given something else.
nonisolated func seenBody(_ text: String, _ sightings: Sightings) -> Data {
    let bytes = UnsafeMutableRawPointer.allocate(byteCount: text.utf8.count, alignment: 1)
    bytes.copyMemory(from: Array(text.utf8), byteCount: text.utf8.count)
    return Data(
        bytesNoCopy: bytes, count: text.utf8.count,
        deallocator: .custom { bytes, _ in
            sightings.see("body let go")
            bytes.deallocate()
        })
}
