import APIModel
import SwiftAST

/// From the model of an API to the declarations of its source file.
package enum Emitter {
    /// The sections of the file mirror the document's; one whose input is empty is left out.
    package static func file(for api: API) -> SourceFile {
        let sections: [(title: String, members: [Declaration])] = [
            ("Schemas", SchemaSection.members(of: api)),
            ("Bodies", BodySection.members(of: api)),
            ("Operations", OperationSection.members(of: api)),
            ("Responses", ResponseSection.members(of: api)),
            ("Security", SecuritySection.members(of: api)),
            ("Client", ClientSection.members(of: api)),
            ("Events", EventSection.members(of: api)),
            ("Servers", ServerSection.members(of: api)),
        ]
        let namespace = Declaration.enum(
            Identifier(api.namespace), documentation: documentation(of: api),
            members: [.typeAlias(contract)]
                + sections.flatMap { $0.members.isEmpty ? [] : [.mark($0.title)] + $0.members })
        return SourceFile(
            header: header(of: api), imports: ["DeclarativeOpenAPIRuntime", "DeclarativeRequests", "Foundation"],
            declarations: [namespace])
    }

    /// A runtime that does not fit this code has no such name, or marks it unavailable: a compile error that says what
    /// to do.
    private static let contract = TypeAlias(
        "RuntimeContract", "RuntimeContract1_ifMissingUpdateDeclarativeOpenAPIRuntime", modifiers: [.private])

    private static func header(of api: API) -> String {
        var lines = [
            "Made by declarative-openapi from the API's OpenAPI document. Edits are lost: change the document or the",
            "options, and generate again.",
        ]
        if !api.excludedSchemes.isEmpty {
            lines.append("Left out: operations that need \(api.excludedSchemes.joined(separator: ", ")).")
        }
        return lines.joined(separator: "\n")
    }

    private static func documentation(of api: API) -> DocComment {
        DocComment([api.title, api.documentation ?? ""].filter { !$0.isEmpty }.joined(separator: "\n\n"))
    }
}
