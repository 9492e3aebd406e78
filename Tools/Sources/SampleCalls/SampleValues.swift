import APIModel
import SwiftAST

/// Makes up values for the types of an API, for a first test or a documentation page.
///
/// In each round, a model gets a value if all of its parts have one; the rounds end when no model got a value. A type
/// that always contains a value of its own type gets none, and each value has the least possible nesting.
struct SampleValues {
    private var known: [[String]: SampleValue] = [:]

    init(_ api: API) {
        var missing =
            api.models.flatMap { Self.flattened($0, below: []) }
            + api.parameterModels.flatMap { Self.flattened($0, below: ["Operation"]) }
        while true {
            let count = missing.count
            missing.removeAll { path, model in
                known[path] = value(of: model)
                return known[path] != nil
            }
            if missing.count == count { return }
        }
    }

    /// A value for a place at which Swift knows the type; nil if none can be written.
    func value(of type: TypeReference) -> SampleValue? {
        switch type {
        case .optional: return SampleValue(.null)
        case .primitive(let primitive): return Self.value(of: primitive)
        case .dictionary: return SampleValue(.dictionary([]))
        case .array(let element):
            guard let element = value(of: element) else { return SampleValue(.array([])) }
            return SampleValue(.array([element.expression]), text: element.text)
        case .named(let path): return known[path]
        case .external: return nil
        }
    }

    private static func flattened(_ model: Model, below path: [String]) -> [([String], Model)] {
        let path = path + [model.name]
        return model.nested.flatMap { flattened($0, below: path) } + [(path, model)]
    }

    private func value(of model: Model) -> SampleValue? {
        switch model.kind {
        case .alias(let type): return value(of: type)
        case .enumeration(let enumeration):
            // An empty text cannot be a segment of a path.
            guard let item = enumeration.cases.first(where: { !$0.rawValue.isEmpty }) else { return nil }
            return SampleValue(.implicitMember(Identifier(item.name)), text: item.rawValue)
        case .union(let union):
            for item in union.cases {
                guard let payload = value(of: item.type) else { continue }
                return SampleValue(
                    Expression.implicitMember(Identifier(item.name)).calling([Argument(payload.expression)]))
            }
            return nil
        case .object(let object):
            var arguments: [Argument] = []
            for property in object.properties where !property.type.isOptional && property.constant == nil {
                guard let value = value(of: property.type) else { return nil }
                arguments.append(Argument(Identifier(property.name), value.expression))
            }
            return SampleValue(Expression.initializer(nil).calling(arguments))
        }
    }

    private static func value(of primitive: Primitive) -> SampleValue {
        switch primitive {
        case .string: SampleValue(.string("example"), text: "example")
        case .integer: SampleValue(.integer(1), text: "1")
        case .number: SampleValue(.double(1.5), text: "1.5")
        case .decimal, .decimalText: SampleValue(.call("Decimal", [Argument(.integer(1))]), text: "1")
        case .boolean: SampleValue(.boolean(true), text: "true")
        case .data:
            SampleValue(.call("Data", [Argument(Expression.string("example").dot("utf8"))]))
        case .dateTime:
            SampleValue(
                .call("Date", [Argument("timeIntervalSince1970", .integer(0))]), text: "1970-01-01T00:00:00Z")
        case .calendarDate:
            SampleValue(.forceUnwrap(.call("CalendarDate", [.string("2024-02-29")])), text: "2024-02-29")
        case .uuid:
            SampleValue(
                .forceUnwrap(
                    .call("UUID", [Argument("uuidString", .string("DAD4BCE8-F5CB-4078-A211-995864315E39"))])),
                text: "DAD4BCE8-F5CB-4078-A211-995864315E39")
        case .json: SampleValue(.dictionary([]))
        case .file:
            SampleValue(
                .call(
                    "MultipartFile",
                    [
                        Argument(.call("Data", [Argument(Expression.string("example").dot("utf8"))])),
                        Argument("filename", .string("example")),
                    ]))
        }
    }
}
