import Foundation

/// A decoder that records whether it runs on the main queue.
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

/// An encoder that records whether it runs on the main queue.
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

/// A body that records whether it is released on the main queue: it is released where it was decoded, if the caller
/// gets another value.
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
