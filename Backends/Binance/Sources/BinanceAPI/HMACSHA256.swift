import Foundation

#if canImport(CryptoKit)
    internal import CryptoKit
#else
    internal import CBinanceHMAC
#endif

/// HMAC with SHA-256 (RFC 2104), by the platform's own library.
nonisolated enum HMACSHA256 {
    /// The digest's 32 bytes as 64 lower-case hexadecimal digits; both texts are taken as UTF-8.
    static func hexDigest(of message: String, key: String) throws -> String {
        var (message, key) = (message, key)
        return try message.withUTF8 { message in
            try key.withUTF8 { key in
                try withDigest(of: UnsafeRawBufferPointer(message), key: UnsafeRawBufferPointer(key), hexadecimal)
            }
        }
    }

    private static func hexadecimal(_ bytes: UnsafeRawBufferPointer) -> String {
        String(unsafeUninitializedCapacity: bytes.count * 2) { text in
            for (position, byte) in bytes.enumerated() {
                text[position * 2] = digit(byte >> 4)
                text[position * 2 + 1] = digit(byte & 0xF)
            }
            return bytes.count * 2
        }
    }

    private static func digit(_ value: UInt8) -> UInt8 {
        value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + value - 10
    }

    #if canImport(CryptoKit)
        private static func withDigest(
            of message: UnsafeRawBufferPointer, key: UnsafeRawBufferPointer, _ read: (UnsafeRawBufferPointer) -> String
        ) throws -> String {
            HMAC<SHA256>.authenticationCode(for: message, using: SymmetricKey(data: key)).withUnsafeBytes(read)
        }
    #else
        private static func withDigest(
            of message: UnsafeRawBufferPointer, key: UnsafeRawBufferPointer, _ read: (UnsafeRawBufferPointer) -> String
        ) throws -> String {
            try withUnsafeTemporaryAllocation(byteCount: 32, alignment: 1) { digest in
                let isMade = binance_hmac_sha256(
                    key.baseAddress, key.count, message.baseAddress, message.count, digest.baseAddress)
                guard isMade == 1 else { throw DigestFailed() }
                return read(UnsafeRawBufferPointer(digest))
            }
        }

        /// OpenSSL refused to make the digest, as one built without SHA-256 would.
        private nonisolated struct DigestFailed: Error {}
    #endif
}
