import APIModel
import SwiftAST

/// The expression that writes a parameter: a request block, or an interpolation in the path.
struct ParameterExpression {
    private let parameter: APIModel.Parameter

    init(_ parameter: APIModel.Parameter) {
        self.parameter = parameter
    }

    /// The block; nil for a parameter in the path.
    var block: Expression? {
        let key = Argument(.string(parameter.key))
        switch parameter.location {
        case .path: return nil
        case .query where parameter.isSlot: return .call("QuerySlot", [key])
        case .query: return .call("Query", [key] + arguments)
        case .header: return Expression.name("Header").dot("custom", [key]).dot("setValue", arguments)
        case .cookie: return .call("Cookie", [key] + arguments)
        }
    }

    /// The interpolation in the path.
    var pathPiece: StringPiece {
        switch parameter.spelling {
        case .plain: return .value(text)
        case .json: return .call([Argument("json", text)])
        case .styled(let style, let explode, _):
            let style: Expression =
                style == .matrix
                ? Expression.implicitMember("matrix").calling([Argument(.string(parameter.key))])
                : .implicitMember(Identifier(style.rawValue))
            return .call([Argument(text), Argument("style", style), Argument("explode", .boolean(explode))])
        }
    }

    /// The arguments: the value, and the style in which it is written.
    private var arguments: [Argument] {
        let isOptional = parameter.type.isOptional
        switch parameter.spelling {
        case .plain:
            let label: Identifier? =
                switch (isOptional, parameter.type.isArray) {
                case (false, false): nil
                case (true, false): "ifPresent"
                case (false, true): "each"
                case (true, true): "eachIfPresent"
                }
            return [Argument(label, text)]
        case .json:
            return [Argument(isOptional ? "jsonIfPresent" : "json", text)]
        case .styled(let style, let explode, let allowReserved):
            var arguments = [Argument(isOptional ? "ifPresent" : nil, text)]
            if parameter.location == .query {
                arguments.append(Argument("style", .implicitMember(Identifier(style.rawValue))))
            }
            arguments.append(Argument("explode", .boolean(explode)))
            if allowReserved { arguments.append(Argument("allowReserved", .boolean(true))) }
            return arguments
        }
    }

    /// The conversion of a value to text; nil if request blocks write the value themselves.
    private var textForm: TextForm? {
        if parameter.textForm == .dateTime { return .dateTime }
        return parameter.spelling == .plain && parameter.type.isCalendarDate ? .calendarDate : nil
    }

    /// The value, or each of its elements, converted to a type that request blocks write as text.
    private var text: Expression {
        let local = Expression.name(Identifier(parameter.name))
        guard let form = textForm else { return local }
        let isOptional = parameter.type.isOptional
        let base = isOptional ? Expression.optionalChain(local) : local
        if parameter.type.isArray { return base.mapped(form) }
        // An optional value is mapped to a call with an argument; a member is read by optional chaining.
        return form == .dateTime && isOptional ? local.mapped(form) : form.text(of: base)
    }
}

/// The conversion of a value that is not a `RequestValue`.
private enum TextForm {
    /// RFC 3339.
    case dateTime
    /// `yyyy-MM-dd`.
    case calendarDate

    func text(of value: Expression) -> Expression {
        switch self {
        case .dateTime: Expression.name("RFC3339").dot("string", [Argument("from", value)])
        case .calendarDate: .member(value, "description")
        }
    }
}

extension Expression {
    /// `value.map { … }`
    fileprivate func mapped(_ form: TextForm) -> Expression {
        .call(
            Call(
                .member(self, "map"), trailingClosure: Closure([.expression(form.text(of: .closureArgument(0)))])))
    }
}

extension TypeReference {
    fileprivate var isArray: Bool {
        if case .array = unwrapped { true } else { false }
    }

    /// Whether the value is a day, or a list of days.
    fileprivate var isCalendarDate: Bool {
        if case .array(let element) = unwrapped { return element.isCalendarDate }
        return unwrapped == .primitive(.calendarDate)
    }
}
