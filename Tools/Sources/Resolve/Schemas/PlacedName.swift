import OpenAPIDocument

/// What a type is called whose schema stands in another place than `components.schemas`.
enum PlacedName {
    /// Words for a name, from the reference to the schema: `#/components/schemas/Pet/properties/tag` gives `Pet-tag`.
    ///
    /// - Parameter name: What the schema is called in the index.
    static func text(of name: String, in document: Document) -> String {
        let key = ReferenceKey.key(ofPlaced: name)
        guard ReferenceKey.file(of: key).isEmpty, let steps = ReferenceKey.steps(of: key) else {
            return textInOtherFile(of: key)
        }
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

    /// The last name on the way, and what leads on from there: `pet.yml#/Pet/properties/tag` gives `Pet-tag`.
    private static func textInOtherFile(of key: String) -> String {
        guard let steps = ReferenceKey.steps(of: key), steps.count > 1 else { return ReferenceKey.name(of: key) }
        let keywords: Set<String> = ["properties", "items", "oneOf", "anyOf", "allOf", "additionalProperties"]
        let end = steps.firstIndex(where: keywords.contains) ?? steps.endIndex
        var words = [end == 0 ? FilePath.stem(of: ReferenceKey.file(of: key)) : steps[end - 1]]
        for position in steps.indices[end...] {
            if let word = word(steps[position], after: position == 0 ? "" : steps[position - 1]) { words.append(word) }
        }
        return words.joined(separator: "-")
    }

    /// What the value of a discriminator is that means a schema, where nothing says so: its name.
    static func tag(of name: String) -> String {
        let key = ReferenceKey.key(ofPlaced: name)
        return ReferenceKey.file(of: key).isEmpty ? name : ReferenceKey.name(of: key)
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
