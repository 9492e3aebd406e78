extension RuleExample {
    /// A piece of an example as it is shown.
    enum Block {
        case sentences(String)
        case code(String, language: String)

        func text(paragraph: (String) -> String, code: (String) -> String) -> String {
            switch self {
            case .sentences(let text): paragraph(text)
            case .code(let text, _): code(text)
            }
        }
    }

    /// The pieces with their titles, in order.
    var parts: [(title: String, block: Block)] {
        switch self {
        case .document(let text, let settings, let repaired):
            return [("Example", .of(text))] + (settings.map { [("With this in backend.yaml", .of($0))] } ?? [])
                + Self.repaired(repaired)
        case .slice(let text, let arguments, let repaired):
            let call = (["declarative-openapi slice api.yaml"] + arguments.map(Self.quoted)).joined(separator: " ")
            return [("Example", .of(text)), ("Sliced with", .code(call + "\n", language: "sh"))]
                + Self.repaired(repaired)
        case .configuration(let text, let repaired):
            return [("Example of a backend.yaml", .of(text))] + Self.repaired(repaired)
        case .words(let text):
            return text.isEmpty ? [] : [("When", .sentences(text))]
        }
    }

    private static func repaired(_ text: String?) -> [(title: String, block: Block)] {
        text.map { [("Repaired", .of($0))] } ?? []
    }

    /// An argument as a shell takes it.
    private static func quoted(_ argument: String) -> String {
        let letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"
        if argument.utf8.allSatisfy({ (letters + "-_/.").utf8.contains($0) }) { return argument }
        let parts = argument.split(separator: "'", omittingEmptySubsequences: false)
        return "'\(parts.joined(separator: "'\\''"))'"
    }
}

extension RuleExample.Block {
    /// YAML, or JSON where it begins like an object.
    fileprivate static func of(_ text: String) -> RuleExample.Block {
        .code(text.hasSuffix("\n") ? text : text + "\n", language: text.hasPrefix("{") ? "json" : "yaml")
    }
}
