extension RulePage {
    /// A part of the cause as it is shown.
    enum Block {
        case sentences(String)
        case code(RuleExample.Code)

        func text(paragraph: (String) -> String, code: (RuleExample.Code) -> String) -> String {
            switch self {
            case .sentences(let text): paragraph(text)
            case .code(let block): code(block)
            }
        }
    }

    /// The parts of the cause with their titles, in order.
    var parts: [(title: String, block: Block)] {
        switch cause {
        case .example(let example):
            let title = example.use == .configure ? "Example of a backend.yaml" : "Example"
            return [(title, .code(example.input))]
                + (example.settings.map { [("With this in backend.yaml", .code($0))] } ?? [])
                + Self.command(of: example.use) + (example.repaired.map { [("Repaired", .code($0))] } ?? [])
        case .words(let text):
            return text.isEmpty ? [] : [("When", .sentences(text))]
        }
    }

    private static func command(of use: RuleExample.Use) -> [(title: String, block: Block)] {
        guard case .slice(let command) = use else { return [] }
        return [("Sliced with", .code(RuleExample.Code(command + "\n", language: "sh")))]
    }
}
