import APIModel
import SwiftAST

/// Makes the files of one API: what all of them share.
struct FileMaker {
    let namespace: Identifier
    let access: Access
    private let header: String
    private let imports: [Identifier]

    init(api: API, options: EmitOptions) {
        namespace = Identifier(api.namespace)
        access = options.access.syntax
        imports =
            ["DeclarativeOpenAPIRuntime", "DeclarativeRequests", "Foundation"] + options.imports.map { Identifier($0) }
        header = FileHeader.text(of: api)
    }

    /// The file of the namespace itself.
    func file(of namespace: Declaration) -> GeneratedFile { file("", namespace) }

    /// A file that extends the namespace, or a type in it.
    ///
    /// - Parameter part: What of the namespace the file holds, as a part of its name: `+Schemas`
    func file(_ part: String, extending type: [Identifier] = [], with members: [Declaration]) -> GeneratedFile {
        file(part, .extension(.named([namespace] + type), members: members))
    }

    private func file(_ part: String, _ declaration: Declaration) -> GeneratedFile {
        GeneratedFile(
            name: "\(namespace.text)\(part)\(FileHeader.ending)",
            text: SourceFile(header: header, imports: imports, access: access, declarations: [declaration]).source)
    }
}
