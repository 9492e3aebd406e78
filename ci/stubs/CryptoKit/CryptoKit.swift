// A stub for platforms without CryptoKit: the used part of its public interface.

import Foundation

public protocol HashFunction: Sendable {}

public struct SHA256: HashFunction {}

public struct SymmetricKey: ContiguousBytes, Sendable {
    public init<Bytes: ContiguousBytes>(data: Bytes) {}

    public func withUnsafeBytes<Result>(_ body: (UnsafeRawBufferPointer) throws -> Result) rethrows -> Result {
        fatalError("a stub: it is type-checked and never run")
    }
}

public struct HashedAuthenticationCode<Hash: HashFunction>: ContiguousBytes, Sendable {
    public func withUnsafeBytes<Result>(_ body: (UnsafeRawBufferPointer) throws -> Result) rethrows -> Result {
        fatalError("a stub: it is type-checked and never run")
    }
}

public struct HMAC<Hash: HashFunction>: Sendable {
    public typealias MAC = HashedAuthenticationCode<Hash>

    public static func authenticationCode<Bytes: DataProtocol>(for data: Bytes, using key: SymmetricKey) -> MAC {
        fatalError("a stub: it is type-checked and never run")
    }
}
