import Testing

/// A snippet of a document, and the Swift that it makes.
struct Sample: Sendable, CustomTestStringConvertible {
    /// The part of the output that is compared.
    enum Part: Sendable {
        /// All of it.
        case file
        case section(String)
        /// Blocks whose first lines have these prefixes, separated by empty lines.
        case blocks([String])
    }

    let name: String
    let document: String
    /// A `backend.yaml`, if the snippet needs one.
    var configuration: String?
    let part: Part
    /// The expected text of the part.
    let swift: String

    var testDescription: String { name }

    /// The generated text of the part, or the findings if there are any.
    var made: String {
        let result = result(of: document, configuration: configuration)
        guard result.findings.isEmpty, let text = result.text else { return result.findings }
        let generated = GeneratedText(text: text)
        switch part {
        case .file: return generated.text
        case .section(let title): return generated.section(title)
        case .blocks(let starts): return starts.flatMap(generated.blocks).joined(separator: "\n\n")
        }
    }
}

extension Sample {
    /// Expects the generated text to equal the expected one, and reports the lines that differ.
    func expectMade(sourceLocation: Testing.SourceLocation = #_sourceLocation) {
        expectEqual(made, swift, name, sourceLocation: sourceLocation)
    }

    /// The same document, generated as a `backend.yaml` asks.
    func configured(_ text: String) -> Sample {
        Sample(name: name, document: document, configuration: text, part: part, swift: swift)
    }

    /// Component schemas that no response uses, and their declarations.
    static func sent(_ name: String, _ yaml: String, makes swift: String) -> Sample {
        Sample(name: name, document: Document.schemas(yaml), part: .section("Schemas"), swift: swift)
    }

    /// Component schemas of which a response uses one, and their declarations.
    static func received(_ schema: String, _ name: String, _ yaml: String, makes swift: String) -> Sample {
        Sample(
            name: name, document: Document.schemas(yaml, receiving: schema), part: .section("Schemas"), swift: swift)
    }

    /// One operation: its case and the block of its request.
    static func request(
        _ operation: String, _ name: String, _ paths: String, components: String = "", makes swift: String
    ) -> Sample {
        Sample(
            name: name, document: Document.paths(paths, components: components),
            part: .blocks(["case \(operation)", "indirect case \(operation)", "return RequestBlock"]),
            swift: swift)
    }

    /// One operation: its fields in the client, its labelled method, the closure that wires it, and its statuses.
    static func response(
        _ operation: String, _ name: String, _ paths: String, components: String = "", makes swift: String
    ) -> Sample {
        Sample(
            name: name, document: Document.paths(paths, components: components),
            part: .blocks([
                "public var \(operation):", "@concurrent public func \(operation)(",
                "public static func successStatuses", "return Client(",
            ]),
            swift: swift)
    }

    /// Path items: everything that one section of the output says of them.
    static func section(
        _ title: String, _ name: String, _ paths: String, components: String = "", makes swift: String
    ) -> Sample {
        Sample(
            name: name, document: Document.paths(paths, components: components), part: .section(title), swift: swift)
    }

    /// The rest of a Swagger 2.0 document, below its head.
    static func swagger(_ name: String, _ part: Sample.Part, _ yaml: String, makes swift: String) -> Sample {
        Sample(name: name, document: Document.swagger + yaml, part: part, swift: swift)
    }
}
