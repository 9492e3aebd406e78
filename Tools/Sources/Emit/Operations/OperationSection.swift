import APIModel
import SwiftAST

/// The operation enum: one case for each operation, and each is a request block.
enum OperationSection {
    static func members(of api: API, _ arrangement: Arrangement) -> [Declaration] {
        guard !api.operations.isEmpty else { return [] }
        let spelling = TypeSpelling(namespace: api.namespace, arrangement)
            .inside("Operation", declaring: api.parameterModels.map(\.name), inheriting: ["Body"])
        let cases = api.operations.map { Declaration.enumCase(enumCase($0, spelling)) }
        return [
            .enum(
                "Operation", inherits: ["RequestBuildable", "Sendable"],
                documentation: DocComment("A call of the API; each is the block that makes its request."),
                members: api.parameterModels.map { SchemaSection.declaration(of: $0, spelling) } + cases
                    + ChunkedSwitch.property(
                        "id", .string, arrangement, documentation: "The document's `operationId`, or method and path.",
                        cases: api.operations.map { operation in
                            SwitchCase(
                                [.enumCase(Identifier(operation.name))], compact: true,
                                [.return(.string(operation.id))])
                        })
                    + ChunkedSwitch.property(
                        "body", "RequestBlock", arrangement, documentation: "Method, path, parameters and body.",
                        cases: api.operations.map { operation in
                            SwitchCase(
                                [
                                    .enumCase(
                                        Identifier(operation.name), binding: operation.inputs.map(\.identifier))
                                ], [.return(RequestBlockExpression(operation).expression)])
                        }))
        ]
    }

    private static func enumCase(_ operation: Operation, _ spelling: TypeSpelling) -> EnumCase {
        EnumCase(
            Identifier(operation.name),
            operation.inputs.map { .init($0.identifier, spelling.type($0.type)) },
            // Without indirection, every case would be as large as the largest body.
            indirect: operation.body.map { $0.type.isStored } ?? false,
            documentation: operation.comment)
    }
}

extension TypeReference {
    /// Whether a value may be large because it is a model.
    fileprivate var isStored: Bool {
        switch self {
        case .named, .external: true
        case .optional(let wrapped): wrapped.isStored
        case .primitive, .array, .dictionary: false
        }
    }
}
