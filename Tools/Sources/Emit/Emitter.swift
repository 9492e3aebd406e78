import APIModel
import SwiftAST

/// Makes the source files of an API from its model.
package enum Emitter {
    /// The sections of the output mirror the document's; one whose input is empty is left out. The file of the namespace
    /// comes first.
    package static func files(for api: API, options: EmitOptions) -> [GeneratedFile] {
        let maker = FileMaker(api: api, options: options)
        switch options.files {
        case .one: return [maker.file(of: namespace(of: api, with: Section.all))]
        case .many:
            return [maker.file(of: namespace(of: api, with: Section.all.filter(\.isSmall)))]
                + ManyFiles(api: api, maker: maker).files
        }
    }

    private static func namespace(of api: API, with sections: [Section]) -> Declaration {
        .enum(
            Identifier(api.namespace), documentation: documentation(of: api),
            members: [.typeAlias(contract)]
                + sections.flatMap { section in
                    let members = section.members(api, .whole)
                    return members.isEmpty ? [] : [.mark(section.title)] + members
                })
    }

    /// The type alias that checks the runtime. A runtime that does not fit the generated code does not have this name,
    /// or marks it unavailable; the compile error then says what to do.
    private static let contract = TypeAlias(
        "RuntimeContract", "RuntimeContract3_ifMissingUpdateDeclarativeOpenAPIRuntime", modifiers: [.private])

    private static func documentation(of api: API) -> DocComment {
        DocComment([api.title, api.documentation ?? ""].filter { !$0.isEmpty }.joined(separator: "\n\n"))
    }
}
