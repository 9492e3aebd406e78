import Foundation

@_spi(Generated) nonisolated extension EndpointPath.StringInterpolation {
    /// A value in one of OpenAPI's styles: `"colors/\(colors, style: .label, explode: true)"`.
    ///
    /// The style's own separators stay as they are; each part is percent-encoded as every value is. A value without
    /// any part fails the build.
    public mutating func appendInterpolation<Value: Encodable>(_ value: Value, style: PathStyle, explode: Bool) {
        append {
            let encoder = JSONEncoder()
            encoder.outputFormatting = .sortedKeys
            guard let parts = try StyledValue(value, named: style.name, encoder: encoder), !parts.isEmpty else {
                return ""
            }
            return style.text(of: parts, explode: explode)
        }
    }

    /// A value as JSON text.
    public mutating func appendInterpolation<Value: Encodable>(json value: Value) {
        append {
            let encoder = JSONEncoder()
            encoder.outputFormatting = .sortedKeys
            return PathStyle.encode(try encoder.jsonText(of: value))
        }
    }
}

nonisolated extension PathStyle {
    /// The parameter's name, where the style writes it.
    fileprivate var name: String {
        if case .matrix(let name) = self { name } else { "" }
    }

    fileprivate static func encode(_ text: String) -> String {
        PercentEncoding.text(text, keeping: UnreservedByte.self)
    }

    fileprivate func text(of value: StyledValue, explode: Bool) -> String {
        let pieces = value.pieces(explode: explode, pair: "=", Self.encode)
        switch self {
        case .simple: return pieces.joined(separator: ",")
        case .label: return "." + pieces.joined(separator: explode ? "." : ",")
        case .matrix(let name):
            switch value {
            case .object where explode: return pieces.map { ";" + $0 }.joined()
            case .list where explode: return pieces.map { ";" + Self.encode(name) + "=" + $0 }.joined()
            case .text(""): return ";" + Self.encode(name)
            default: return ";" + Self.encode(name) + "=" + pieces.joined(separator: ",")
            }
        }
    }
}
