import Foundation

@_spi(Generated) nonisolated extension Header {
    /// Sets the field to a list or an object in OpenAPI's style `simple`: `blue,black` and `R,100,G,200`, exploded
    /// `R=100,G=200`. Nothing in it is percent-encoded; an empty list or object leaves the field out.
    public func setValue<Value: Encodable>(_ value: Value, explode: Bool) -> RequestBlock {
        RequestBlock { state in
            guard let parts = try StyledValue(value, named: rawValue, encoder: state.encoder), !parts.isEmpty else {
                return
            }
            try state.setHeader(self, parts.pieces(explode: explode, pair: "=") { $0 }.joined(separator: ","))
        }
    }

    /// Sets the field to a list or an object when there is one.
    public func setValue<Value: Encodable>(ifPresent value: Value?, explode: Bool) -> RequestBlock {
        guard let value else { return .nothing }
        return setValue(value, explode: explode)
    }

    /// Sets the field to a value as JSON text, written by the encoder of the group.
    public func setValue<Value: Encodable>(json value: Value) -> RequestBlock {
        RequestBlock { state in try state.setHeader(self, try state.encoder.jsonText(of: value)) }
    }

    /// Sets the field to a value as JSON text when there is one.
    public func setValue<Value: Encodable>(jsonIfPresent value: Value?) -> RequestBlock {
        guard let value else { return .nothing }
        return setValue(json: value)
    }
}

@_spi(Generated) nonisolated extension Cookie {
    /// A list or an object in OpenAPI's style `form`: `color=blue,black`; exploded, a cookie for each part: `color=blue; color=black`, and for an object `R=100; G=200`.
    ///
    /// The commas between the parts are raw, as in OpenAPI's table. Within the parts, characters that a cookie cannot
    /// contain are percent-encoded, commas included.
    public init<Value: Encodable>(_ name: String, _ value: Value, explode: Bool) {
        self.init(
            block: RequestBlock { state in
                guard let parts = try StyledValue(value, named: name, encoder: state.encoder), !parts.isEmpty else {
                    return
                }
                switch parts {
                case .list(let elements) where explode:
                    for element in elements { try state.addCookie(name: name, value: element) }
                case .object(let members) where explode:
                    for member in members { try state.addCookie(name: member.name, value: member.text) }
                default:
                    let pieces = parts.pieces(explode: false, pair: "=") {
                        PercentEncoding.text($0, keeping: CookieByte.self)
                    }
                    try state.addCookie(name: name, encoded: pieces.joined(separator: ","))
                }
            })
    }

    /// A list or an object, or nothing when it is nil.
    public init<Value: Encodable>(_ name: String, ifPresent value: Value?, explode: Bool) {
        if let value {
            self.init(name, value, explode: explode)
        } else {
            self.init(block: .nothing)
        }
    }

    /// A cookie whose value is JSON text, written by the encoder of the group.
    public init<Value: Encodable>(_ name: String, json value: Value) {
        self.init(
            block: RequestBlock { state in
                try state.addCookie(name: name, value: try state.encoder.jsonText(of: value))
            })
    }

    /// A cookie whose value is JSON text, or nothing when it is nil.
    public init<Value: Encodable>(_ name: String, jsonIfPresent value: Value?) {
        if let value {
            self.init(name, json: value)
        } else {
            self.init(block: .nothing)
        }
    }
}

nonisolated extension JSONEncoder {
    /// A value as text.
    func jsonText<Value: Encodable>(of value: Value) throws -> String {
        String(decoding: try encode(value), as: UTF8.self)
    }
}
