import APIModel
import Naming

/// Assigns the names of declared types, scope by scope, and replaces the tokens by them.
struct NameLinker {
    private let nameables: [Int: [Nameable]]
    /// The tokens that stand for the type of another token.
    private let aliases: [TypeToken: TypeToken]
    /// The paths of types that are declared elsewhere than where they were resolved.
    private let moved: [[String]: [String]]
    /// The Swift name of the namespace. No type in it gets this name, which qualifies types that others shadow.
    private let namespace: String
    private var names: [String: String] = [:]
    private(set) var findings = Findings()

    init(
        _ nameables: [Int: [Nameable]], aliases: [TypeToken: TypeToken], moved: [[String]: [String]], namespace: String
    ) {
        self.moved = moved
        self.nameables = nameables
        self.aliases = aliases
        self.namespace = namespace
    }

    /// Assigns the names of the tokens among the texts.
    mutating func assign(_ texts: [String], _ noun: String, in scope: inout NameScope) {
        let tokens = texts.compactMap(TypeToken.init)
        let parts = tokens.compactMap { nameables[$0.draft]?[$0.position] }
        for (token, name) in zip(tokens, scope.assign(parts, noun, &findings)) { names[token.text] = name }
    }

    /// Assigns the names of types in a scope of their own.
    mutating func assign(_ texts: [String], _ noun: String) {
        var scope = NameScope(reserved: [namespace], caseInsensitive: true)
        assign(texts, noun, in: &scope)
    }

    /// Assigns the names of all types nested in the models.
    mutating func assignNested(in models: [Model]) {
        for model in models {
            let nested = model.nested
            if nested.isEmpty { continue }
            assign(nested.map(\.name), "nested types")
            assignNested(in: nested)
        }
    }

    /// Gives each token that stands for the type of another token the name of that token.
    mutating func assignAliases() {
        for (token, target) in aliases { names[token.text] = names[target.text] }
    }

    /// The name for the text of a token; the text itself if it is a name.
    func name(_ text: String) -> String { names[text] ?? text }
    /// The path of a type, in names.
    func path(_ path: [String]) -> [String] {
        var path = path
        while let other = moved[path] { path = other }
        return path.map(name)
    }
}
