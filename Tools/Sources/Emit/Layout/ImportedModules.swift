import SwiftAST

/// The modules that generated files import.
enum ImportedModules {
    /// Names of types that generated interfaces can name, by the module that declares them.
    private static let declared: [String: Set<String>] = [
        "DeclarativeOpenAPIRuntime": [
            "CalendarDate", "DocumentedFailure", "DocumentedHeaders", "DocumentedOutcome", "HeaderReader", "JSONValue",
            "KnownValues", "LargeObjectModel", "ObjectMembers", "ObjectModel", "OpenEnum", "Patch", "ReceivedResponse",
            "ResponseDecodingError", "ResponseError", "SecurityRequirement", "UnionBranch", "UnionModel",
        ],
        "DeclarativeRequests": ["MultipartFile", "RequestBlock", "RequestBuildable", "RequestValue"],
        "Foundation": ["Data", "Date", "Decimal", "JSONDecoder", "URL", "UUID"],
    ]

    /// Names that belong to the standard library.
    private static let standard: Set<String> = [
        "Bool", "CaseIterable", "Codable", "CodingKey", "Decoder", "Dictionary", "Double", "Encoder", "Error",
        "Hashable",
        "Int", "Sendable", "Set", "String", "Void",
    ]

    /// The imports of a file. A module is exposed if the file's interface names one of its types.
    ///
    /// - Parameters:
    ///   - declarations: The file's contents.
    ///   - access: The level of the file's declarations.
    ///   - own: Names of the types in the generated namespace, and of the namespace.
    /// - others: The modules that the configuration lists. It is not known which of them declares which type, so all
    ///   are
    ///     exposed if the interface names a type that no other module has.
    static func imports(
        of declarations: [Declaration], access: Access, own: Set<String>, others: [Identifier]
    ) -> [Import] {
        // The compiler needs no exposed import for a protocol to which only types of the package conform.
        var names: Set<String> = []
        for declaration in declarations { declaration.addExposedNames(to: &names, conformances: access == .public) }
        let known = declared.map { module, types in
            Import(
                Identifier(module), spi: module == "Foundation" ? nil : "Generated",
                exposed: !types.isDisjoint(with: names))
        }
        let unknown = names.subtracting(declared.values.reduce(standard) { $0.union($1) }).subtracting(own)
        return known
            + others.filter { declared[$0.text] == nil }.map { Import($0, exposed: !unknown.isEmpty) }
    }
}
