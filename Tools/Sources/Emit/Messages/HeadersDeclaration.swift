import APIModel
import SwiftAST

/// A struct that reads the documented headers of an operation's responses, one at a time.
struct HeadersDeclaration {
    let model: HeadersModel
    let spelling: TypeSpelling

    init(model: HeadersModel, spelling: TypeSpelling) {
        self.model = model
        self.spelling = spelling.inside(model.name, declaring: model.nested.map(\.name))
    }

    var declaration: Declaration {
        .struct(
            Identifier(model.name), inherits: ["DocumentedHeaders"],
            documentation: DocComment("Headers of the responses of `\(model.operation)`."),
            members: [.property(reader), .initializer(initializer)] + model.headers.map { .function(function($0)) }
                + model.nested.map { SchemaSection.declaration(of: $0, spelling) })
    }

    /// The member with the reader; no name from a document ends like this one.
    private var reader: SwiftAST.Property {
        SwiftAST.Property(.let, "headers_reader", "HeaderReader", modifiers: [.private])
    }

    private var initializer: Initializer {
        Initializer(
            [Parameter("headers", label: "reading", "HeaderReader")], attributes: [.spi("Generated")],
            modifiers: [.public],
            body: [.assign(.name("headers_reader"), .name("headers"))])
    }

    private func function(_ header: HeadersModel.Header) -> Function {
        let method: Identifier = if case .array = header.type { "values" } else { "value" }
        return Function(
            Identifier(header.name), throws: .any, returns: .optional(spelling.type(header.type)),
            documentation: DocComment([header.documentation, "`\(header.key)`"]), modifiers: [.public],
            body: [.expression(.try(Expression.name("headers_reader").dot(method, [.string(header.key)])))])
    }
}
