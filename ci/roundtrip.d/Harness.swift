import DeclarativeOpenAPIRuntime
import Foundation

/// Decodes JSON as one type, encodes it again, and describes the decoded value.
struct RoundTrip {
    let run: (Data) throws -> String

    static func of<Value: Codable>(_ type: Value.Type) -> RoundTrip {
        RoundTrip { json in
            let value = try JSONDecoder().decode(type, from: json)
            let back = try JSONEncoder().encode(value)
            return "{\"back\":\(String(decoding: back, as: UTF8.self)),\"shape\":\(shape(value))}"
        }
    }
}

/// The structure of a value, as JSON: models by name, with their members; lists; dictionaries; `"any"` for untyped
/// JSON; null for all else.
func shape(_ value: Any) -> String {
    if value is JSONValue { return "\"any\"" }
    if value is Data || value is String { return "null" }
    let mirror = Mirror(reflecting: value)
    let type = String(reflecting: type(of: value))
    switch mirror.displayStyle {
    case .optional: return mirror.children.first.map { shape($0.value) } ?? "null"
    case .collection: return "[" + mirror.children.map { shape($0.value) }.joined(separator: ",") + "]"
    case .dictionary:
        let members = mirror.children.compactMap { child -> String? in
            let pair = Mirror(reflecting: child.value).children.map(\.value)
            return pair.count == 2 ? "\(quoted("\(pair[0])")):\(shape(pair[1]))" : nil
        }
        return "{\"values\":{" + members.joined(separator: ",") + "}}"
    case .enum where type.hasPrefix("DeclarativeOpenAPIRuntime."):
        // A `Patch`.
        return mirror.children.first.map { shape($0.value) } ?? "null"
    case .enum:
        let held = mirror.children.first
        let name = held?.label ?? "\(value)"
        return "{\"type\":\(quoted(type)),\"case\":\(quoted(name)),\"held\":\(held.map { shape($0.value) } ?? "null")}"
    case .struct where type.hasPrefix("RoundTrip."):
        let members = mirror.children.map { "\(quoted($0.label ?? "")):\(shape($0.value))" }
        // The members of a large object are labelled with their keys, those of others with their names.
        let label = value is any LargeObjectModel ? "\"byKey\":true," : ""
        return "{\"type\":\(quoted(type)),\(label)\"members\":{" + members.joined(separator: ",") + "}}"
    default: return "null"
    }
}

private func quoted(_ text: String) -> String {
    String(decoding: (try? JSONEncoder().encode(text)) ?? Data(), as: UTF8.self)
}

/// Each line of input is a type, a tab and JSON.
@main enum Harness {
    static func main() {
        let table = roundTrips()
        while let line = readLine() {
            let parts = line.split(separator: "\t", maxSplits: 1)
            do {
                guard parts.count == 2, let one = table[String(parts[0])] else { throw CocoaError(.featureUnsupported) }
                print(try one.run(Data(parts[1].utf8)))
            } catch {
                print("{\"error\":\(quoted(said(error)))}")
            }
        }
    }
}

private func said(_ error: any Error) -> String {
    func at(_ context: DecodingError.Context, _ more: [any CodingKey] = []) -> String {
        let path = (context.codingPath + more).map { key in "/" + (key.intValue.map { String($0) } ?? key.stringValue) }
        return "\(path.joined()): \(context.debugDescription)"
    }
    return switch error {
    case DecodingError.keyNotFound(let key, let context): at(context, [key])
    case DecodingError.valueNotFound(_, let context): at(context)
    case DecodingError.typeMismatch(_, let context): at(context)
    case DecodingError.dataCorrupted(let context): at(context)
    default: "\(error)"
    }
}
