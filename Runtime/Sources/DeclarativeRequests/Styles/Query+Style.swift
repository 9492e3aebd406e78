import Foundation

@_spi(Generated) nonisolated extension Query {
    /// A value in one of OpenAPI's styles.
    ///
    ///     Query("ids", ["a,b", "c d"], style: .form, explode: false)  // ids=a%2Cb,c%20d
    ///     Query("filter", filter, style: .deepObject, explode: true)  // filter%5Bstate%5D=open
    ///
    /// The strategies of the group's encoder count. Members and elements that are nil are left out, and so is an empty list or
    /// object. Building the request throws ``RequestError/nestedValue(_:)`` for a list or an object in another in a style that
    /// has no spelling for it.
    ///
    /// - Parameter allowReserved: Whether reserved characters and escapes of the value stay as they are (RFC 6570 section
    ///   3.2.3), but for those that would end the item: `#`, `&`, `+`, `[` and `]`.
    public init<Value: Encodable>(
        _ name: String, _ value: Value, style: QueryStyle, explode: Bool, allowReserved: Bool = false
    ) {
        self.init(
            block: RequestBlock { state in
                let tree = try FlatSettings(encoder: state.encoder).tree(of: value, codingPath: [])
                let item = StyledQuery(name: name, style: style, explode: explode, allowReserved: allowReserved)
                try item.append(tree, to: &state)
            })
    }

    /// A value in one of OpenAPI's styles, or nothing when it is nil.
    public init<Value: Encodable>(
        _ name: String, ifPresent value: Value?, style: QueryStyle, explode: Bool, allowReserved: Bool = false
    ) {
        if let value {
            self.init(name, value, style: style, explode: explode, allowReserved: allowReserved)
        } else {
            self.init(block: .nothing)
        }
    }

    /// A value as JSON text, written by the encoder of the group.
    public init<Value: Encodable>(_ name: String, json value: Value) {
        self.init(
            block: RequestBlock { state in
                try state.appendQueryItem(name: name, value: try state.encoder.jsonText(of: value))
            })
    }

    /// A value as JSON text, or nothing when it is nil.
    public init<Value: Encodable>(_ name: String, jsonIfPresent value: Value?) {
        if let value {
            self.init(name, json: value)
        } else {
            self.init(block: .nothing)
        }
    }
}

/// Writes one parameter into the query.
private nonisolated struct StyledQuery {
    let name: String
    let style: QueryStyle
    let explode: Bool
    let allowReserved: Bool

    func append(_ tree: FlatTree, to state: inout RequestState) throws {
        switch (style, tree) {
        case (_, .null): break
        case (_, .value(let text)): try append(text, named: name, to: &state)
        case (.deepObject, _):
            try FlatModel.appendDeep(tree, name: name) { try append($1, named: $0, to: &state) }
        case (_, .array(let elements)) where explode:
            guard case .list(let texts) = try StyledValue(.array(elements), named: name) else { return }
            for text in texts { try append(text, named: name, to: &state) }
        case (_, .object(let members)) where explode:
            for member in members {
                for item in FlatModel.items(of: member.tree, name: member.name) {
                    try append(item.value ?? "", named: item.name, to: &state)
                }
            }
        default: try appendJoined(tree, to: &state)
        }
    }

    /// One item for the whole list or object: its parts are encoded, what joins them is not.
    private func appendJoined(_ tree: FlatTree, to state: inout RequestState) throws {
        guard let value = try StyledValue(tree, named: name), !value.isEmpty else { return }
        let plain = value.pieces(explode: false, pair: "") { $0 }.joined(separator: separator.plain)
        let encoded = value.pieces(explode: false, pair: "", encode).joined(separator: separator.encoded)
        try state.appendQueryItem(name: name, value: plain, encoded: encoded)
    }

    private func append(_ text: String, named name: String, to state: inout RequestState) throws {
        if allowReserved {
            try state.appendQueryItem(name: name, value: text, encoded: encode(text))
        } else {
            try state.appendQueryItem(name: name, value: text)
        }
    }

    private func encode(_ text: String) -> String {
        allowReserved ? PercentEncoding.reservedText(text) : PercentEncoding.text(text, keeping: UnreservedByte.self)
    }

    private var separator: (plain: String, encoded: String) {
        switch style {
        case .form, .deepObject: (",", ",")
        case .spaceDelimited: (" ", "%20")
        case .pipeDelimited: ("|", "%7C")
        case .tabDelimited: ("\t", "%09")
        }
    }
}
