import OpenAPIDocument

/// The text from which the name of a type for a schema with an identifier is made.
enum SchemaName {
    /// The name of a component; for an inline schema, words from the reference to it:
    /// `#/components/schemas/Pet/properties/tag` gives `Pet-tag`.
    static func text(of id: SchemaID, in document: Document) -> String {
        guard case .elsewhere(let target) = id else { return id.text }
        guard target.isInDocument, let steps = target.steps else { return textInOtherFile(of: target) }
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

    /// The last name in the pointer, and the steps after it: `pet.yml#/Pet/properties/tag` gives `Pet-tag`.
    private static func textInOtherFile(of target: ReferenceTarget) -> String {
        guard let steps = target.steps, steps.count > 1 else { return target.name }
        let keywords: Set<String> = ["properties", "items", "oneOf", "anyOf", "allOf", "additionalProperties"]
        let end = steps.firstIndex(where: keywords.contains) ?? steps.endIndex
        var words = [end == 0 ? FilePath.stem(of: target.file) : steps[end - 1]]
        for position in steps.indices[end...] {
            if let word = word(steps[position], after: position == 0 ? "" : steps[position - 1]) { words.append(word) }
        }
        return words.joined(separator: "-")
    }

    /// The implicit discriminator value of a schema: its name.
    static func tag(of id: SchemaID) -> String {
        guard case .elsewhere(let target) = id else { return id.text }
        return target.isInDocument ? target.text : target.name
    }

    /// The address of a schema in a configuration: `Pet`, or `Pet.tag` for the property `tag` of `Pet`.
    static func address(of id: SchemaID, in document: Document) -> Address {
        guard case .elsewhere(let target) = id else { return Address(id.text) }
        guard target.isInDocument, let steps = target.steps, steps.count > 3, steps[0] == "components",
            steps[1] == "schemas"
        else { return Address(text(of: id, in: document)) }
        var address = Address(steps[2])
        for (step, previous) in zip(steps[3...], steps[2...]) {
            if let word = word(step, after: previous) { address = address.member(word) }
        }
        return address
    }

    /// The word for a step of a pointer; nil for a step that names nothing.
    private static func word(_ step: String, after previous: String) -> String? {
        switch previous {
        // The step is a name that the document chose, not a keyword.
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

    /// The word for a status, which is empty for a success; nil if the step is not a status.
    private static func status(_ step: String) -> String? {
        step.count == 3 && step.first.map { "2345".contains($0) } == true ? (step.hasPrefix("2") ? "" : step) : nil
    }
}
