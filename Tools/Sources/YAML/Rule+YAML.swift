import Diagnostics

extension Rule {
    /// The document breaks YAML's grammar.
    package static let yamlSyntax = Rule(id: "yaml.syntax", level: .error, page: PackageResources.yaml_syntax_md)
    /// The document breaks JSON's grammar.
    package static let jsonSyntax = Rule(id: "json.syntax", level: .error, page: PackageResources.json_syntax_md)
    /// The document is not UTF-8 text.
    package static let yamlEncoding = Rule(id: "yaml.encoding", level: .error, page: PackageResources.yaml_encoding_md)
    /// There is no document in the file.
    package static let yamlEmpty = Rule(id: "yaml.empty", level: .error, page: PackageResources.yaml_empty_md)
    /// The file holds a second document.
    package static let yamlMultipleDocuments = Rule(
        id: "yaml.multiple-documents", level: .error, page: PackageResources.yaml_multiple_documents_md)
    /// A mapping has one key twice.
    package static let yamlDuplicateKey = Rule(
        id: "yaml.duplicate-key", level: .error, page: PackageResources.yaml_duplicate_key_md)
    /// A key is a sequence or a mapping.
    package static let yamlKey = Rule(id: "yaml.key", level: .error, page: PackageResources.yaml_key_md)
    /// An alias names no anchor before it, or one that contains the alias.
    package static let yamlAlias = Rule(id: "yaml.alias", level: .error, page: PackageResources.yaml_alias_md)
    /// The value of a merge key `<<` is not a mapping.
    package static let yamlMerge = Rule(id: "yaml.merge", level: .error, page: PackageResources.yaml_merge_md)
    /// The document exceeds one of `Limits`.
    package static let yamlLimit = Rule(id: "yaml.limit", level: .error, page: PackageResources.yaml_limit_md)
    /// A tag was ignored.
    package static let yamlTag = Rule(id: "yaml.tag", level: .warning, page: PackageResources.yaml_tag_md)

    /// Every rule that reading a document raises.
    package static let yamlRules: [Rule] = [
        yamlSyntax, jsonSyntax, yamlEncoding, yamlEmpty, yamlMultipleDocuments, yamlDuplicateKey, yamlKey, yamlAlias,
        yamlMerge, yamlLimit, yamlTag,
    ]
}
