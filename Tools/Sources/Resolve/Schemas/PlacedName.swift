import OpenAPIDocument

/// What a type is called whose schema stands in another place than `components.schemas`.
enum PlacedName {
    /// Words for a name, from the reference to the schema: `#/components/schemas/Pet/properties/tag` gives `Pet-tag`.
    static func text(of key: String, in document: Document) -> String {
        guard let steps = JSONPointer.steps(of: key) else { return String(key.dropFirst()) }
        var rest = steps[...]
        var words: [String] = []
        if rest.first == "paths", rest.count > 2 {
            let (path, method) = (rest[1], rest[2])
            let operation = document.paths.first { $0.path == path }?.operations.first { $0.method == method }
            words.append(operation?.operationID ?? method + "-" + path)
            rest = rest.dropFirst(3)
        }
        var previous = ""
        for step in rest {
            if let word = word(step, after: previous) { words.append(word) }
            previous = step
        }
        return words.joined(separator: "-")
    }

    /// What a schema with a name is called in a configuration, by its key: `Pet`, `Pet.tag` for the one above.
    static func address(of key: String, in document: Document) -> Address {
        guard key.hasPrefix("#") else { return Address(key) }
        guard let steps = JSONPointer.steps(of: key), steps.count > 3, steps[0] == "components", steps[1] == "schemas"
        else { return Address(text(of: key, in: document)) }
        var address = Address(steps[2])
        for (step, previous) in zip(steps[3...], steps[2...]) {
            if let word = word(step, after: previous) { address = address.member(word) }
        }
        return address
    }

    /// nil for steps that lead on without naming anything.
    private static func word(_ step: String, after previous: String) -> String? {
        switch previous {
        // What follows is a name of the document's own, whatever it is.
        case "properties", "schemas", "$defs", "definitions", "responses", "parameters": return status(step) ?? step
        case "oneOf", "anyOf", "allOf": return Int(step).map { "option\($0 + 1)" } ?? step
        case "content": return nil
        default: break
        }
        switch step {
        case "components", "schemas", "properties", "schema", "content", "$defs", "definitions", "oneOf", "anyOf",
            "allOf", "parameters", "additionalProperties":
            return nil
        case "items": return "item"
        case "requestBody": return "body"
        case "responses": return "response"
        default: return step
        }
    }

    /// A response's own name is enough where there is one.
    private static func status(_ step: String) -> String? {
        step.count == 3 && step.first.map { "2345".contains($0) } == true ? (step.hasPrefix("2") ? "" : step) : nil
    }
}
