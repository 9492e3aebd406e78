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
        hexadecimal(try digest(of: Array(message.utf8), key: Array(key.utf8)))
    }

    private static func hexadecimal(_ bytes: [UInt8]) -> String {
        let digits = Array("0123456789abcdef".utf8)
        return String(decoding: bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 0xF)]] }, as: UTF8.self)
    }

    #if canImport(CryptoKit)
        private static func digest(of message: [UInt8], key: [UInt8]) throws -> [UInt8] {
            Array(HMAC<SHA256>.authenticationCode(for: message, using: SymmetricKey(data: key)))
        }
    #else
        private static func digest(of message: [UInt8], key: [UInt8]) throws -> [UInt8] {
            var digest = [UInt8](repeating: 0, count: 32)
            guard binance_hmac_sha256(key, key.count, message, message.count, &digest) == 1 else {
                throw DigestFailed()
            }
            return digest
        }

        /// OpenSSL refused to make the digest, as one built without SHA-256 would.
        private nonisolated struct DigestFailed: Error {}
    #endif
}
