import Diagnostics

extension Rule {
    /// The document breaks YAML's grammar.
    package static let yamlSyntax = Rule(
        id: "yaml.syntax", level: .error, summary: "The document breaks YAML's grammar.", page: .yamlSyntax)
    /// The document breaks JSON's grammar.
    package static let jsonSyntax = Rule(
        id: "json.syntax", level: .error, summary: "The document breaks JSON's grammar.", page: .jsonSyntax)
    /// The document is not UTF-8 text.
    package static let yamlEncoding = Rule(
        id: "yaml.encoding", level: .error, summary: "The document is not UTF-8 text.", page: .yamlEncoding)
    /// There is no document in the file.
    package static let yamlEmpty = Rule(
        id: "yaml.empty", level: .error, summary: "There is no document in the file.", page: .yamlEmpty)
    /// The file holds a second document.
    package static let yamlMultipleDocuments = Rule(
        id: "yaml.multiple-documents", level: .error, summary: "The file holds more than one document.",
        page: .yamlMultipleDocuments)
    /// A mapping has one key twice.
    package static let yamlDuplicateKey = Rule(
        id: "yaml.duplicate-key", level: .error, summary: "A mapping has one key twice.", page: .yamlDuplicateKey)
    /// A key is a sequence or a mapping.
    package static let yamlKey = Rule(
        id: "yaml.key", level: .error, summary: "A key is a sequence or a mapping.", page: .yamlKey)
    /// An alias names no anchor before it, or one that contains the alias.
    package static let yamlAlias = Rule(
        id: "yaml.alias", level: .error, summary: "An alias names no finished anchor.", page: .yamlAlias)
    /// What a merge key `<<` names is no mapping.
    package static let yamlMerge = Rule(
        id: "yaml.merge", level: .error, summary: "What a merge key names is no mapping.", page: .yamlMerge)
    /// The document exceeds one of `Limits`.
    package static let yamlLimit = Rule(
        id: "yaml.limit", level: .error,
        summary: "The document is too large, is nested too deep, or its aliases expand too far.", page: .yamlLimit)
    /// A tag was ignored.
    package static let yamlTag = Rule(
        id: "yaml.tag", level: .warning, summary: "A tag says nothing here and was ignored.", page: .yamlTag)

    /// Every rule that reading a document raises.
    package static let allYAML: [Rule] = [
        yamlSyntax, jsonSyntax, yamlEncoding, yamlEmpty, yamlMultipleDocuments, yamlDuplicateKey, yamlKey, yamlAlias,
        yamlMerge, yamlLimit, yamlTag,
    ]
}
