/// Which bytes of a text may stand raw somewhere in a request.
nonisolated protocol ByteRule {
    static func keeps(_ byte: UInt8) -> Bool
}

/// Letters and digits of ASCII.
nonisolated func isAlphanumeric(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"):
        true
    default: false
    }
}

/// `unreserved` of RFC 3986 section 2.3: all that stays raw in a value.
nonisolated enum UnreservedByte: ByteRule {
    static func keeps(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "~"): true
        default: isAlphanumeric(byte)
        }
    }
}

/// `pchar` and `/` of RFC 3986 section 3.3, without the percent sign.
nonisolated enum PathByte: ByteRule {
    static func keeps(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "!"), UInt8(ascii: "$"), UInt8(ascii: "&"), UInt8(ascii: "'"), UInt8(ascii: "("),
            UInt8(ascii: ")"), UInt8(ascii: "*"), UInt8(ascii: "+"), UInt8(ascii: ","), UInt8(ascii: ";"),
            UInt8(ascii: "="), UInt8(ascii: ":"), UInt8(ascii: "@"), UInt8(ascii: "/"):
            true
        default: UnreservedByte.keeps(byte)
        }
    }
}

/// `unreserved` and `reserved` of RFC 3986 section 2, except `&`, `#`, `+`, `[` and `]`, which end a query item or have
/// another meaning in it.
nonisolated enum ReservedByte: ByteRule {
    static func keeps(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "&"), UInt8(ascii: "+"): false
        case UInt8(ascii: "?"): true
        default: PathByte.keeps(byte)
        }
    }
}

/// `unreserved`, `reserved` and the percent sign of RFC 3986 section 2.
nonisolated enum URLByte: ByteRule {
    static func keeps(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "?"), UInt8(ascii: "#"), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "%"): true
        default: PathByte.keeps(byte)
        }
    }
}

/// `tchar` of RFC 9110 section 5.6.2: methods, header names, cookie names, authorization schemes.
nonisolated enum TokenByte: ByteRule {
    static func keeps(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "!"), UInt8(ascii: "#"), UInt8(ascii: "$"), UInt8(ascii: "%"), UInt8(ascii: "&"),
            UInt8(ascii: "'"), UInt8(ascii: "*"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."),
            UInt8(ascii: "^"), UInt8(ascii: "_"), UInt8(ascii: "`"), UInt8(ascii: "|"), UInt8(ascii: "~"):
            true
        default: isAlphanumeric(byte)
        }
    }

    /// Whether a text is a token: not empty, and of these characters only.
    static func isToken(_ text: String) -> Bool {
        !text.isEmpty && text.utf8.allSatisfy(keeps)
    }
}

/// `cookie-octet` of RFC 6265 section 4.1.1.
nonisolated enum CookieByte: ByteRule {
    static func keeps(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "\\"): false
        default: (0x21...0x7E).contains(byte)
        }
    }
}

/// The bytes that `application/x-www-form-urlencoded` leaves raw (URL standard, section 1.3).
nonisolated enum FormByte: ByteRule {
    static func keeps(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "*"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"): true
        default: isAlphanumeric(byte)
        }
    }
}

/// The bytes that stay raw in the quoted name of a multipart part (HTML standard, "multipart/form-data encoding algorithm").
nonisolated enum PartNameByte: ByteRule {
    static func keeps(_ byte: UInt8) -> Bool {
        byte != UInt8(ascii: "\"") && byte != 0x0D && byte != 0x0A
    }
}

/// All but CR, LF and NUL, which would end a header field (RFC 9110 section 5.5).
nonisolated enum HeaderValueByte: ByteRule {
    static func keeps(_ byte: UInt8) -> Bool {
        byte != 0x0D && byte != 0x0A && byte != 0
    }
}
