import APIModel

/// A key of `responses`.
enum StatusKey: Hashable {
    case pattern(StatusPattern)
    case `default`

    /// nil if the text is neither a status, nor a range, nor `default`.
    init?(_ text: String) {
        if text == "default" {
            self = .default
            return
        }
        let characters = Array(text.utf8)
        guard characters.count == 3, (UInt8(ascii: "1")...UInt8(ascii: "5")).contains(characters[0]) else { return nil }
        if text.dropFirst().uppercased() == "XX" {
            self = .pattern(.range(Int(characters[0] - UInt8(ascii: "0"))))
        } else if let status = Int(text) {
            self = .pattern(.exact(status))
        } else {
            return nil
        }
    }

    /// nil for `default`.
    var pattern: StatusPattern? {
        if case .pattern(let pattern) = self { pattern } else { nil }
    }

    /// The rank of the cases of an outcome: exact statuses, then ranges, then `default`.
    var rank: Int {
        switch pattern {
        case .exact(let status): status
        case .range(let hundreds): 1000 + hundreds
        case nil: 2000
        }
    }

    var isFailure: Bool { !(pattern?.isSuccess ?? false) }

    /// Whether responses with the status have no content (RFC 9110, sections 15.2, 15.3.5, 15.3.6 and 15.4.5).
    var hasNoContent: Bool {
        switch pattern {
        case .exact(let status): status < 200 || [204, 205, 304].contains(status)
        case .range(let hundreds): hundreds == 1
        case nil: false
        }
    }
}

extension StatusPattern {
    private var hundreds: Int {
        switch self {
        case .exact(let status): status / 100
        case .range(let hundreds): hundreds
        }
    }

    var isSuccess: Bool { hundreds == 2 }
    var isRedirection: Bool { hundreds == 3 }
}
