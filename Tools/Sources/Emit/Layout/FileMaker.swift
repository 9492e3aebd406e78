import APIModel
import SwiftAST

/// Makes the files of one API, with the header and imports that all of them share.
struct FileMaker {
    let namespace: Identifier
    let access: Access
    private let header: String
    private let otherModules: [Identifier]
    private let own: Set<String>

    init(api: API, options: EmitOptions) {
        namespace = Identifier(api.namespace)
        access = options.access.syntax
        otherModules = options.imports.map { Identifier($0) }
        own = options.imports.isEmpty ? [] : Self.ownNames(of: api)
        header = FileHeader.text(of: api)
    }

    /// The file of the namespace itself.
    func file(of namespace: Declaration) -> GeneratedFile { file("", namespace) }

    /// A file that extends the namespace, or a type in it.
    ///
    /// - Parameter part: The part of the file's name that tells its contents: `+Schemas`
    func file(_ part: String, extending type: [Identifier] = [], with members: [Declaration]) -> GeneratedFile {
        file(part, .extension(.named([namespace] + type), members: members))
    }

    private func file(_ part: String, _ declaration: Declaration) -> GeneratedFile {
        GeneratedFile(
            name: "\(namespace.text)\(part)\(FileHeader.ending)",
            text: SwiftFile(
                header: header,
                imports: ImportedModules.imports(of: [declaration], access: access, own: own, others: otherModules),
                access: access, declarations: [declaration]
            ).source)
    }

    /// The names of all types that are generated for the API, including nested types.
    private static func ownNames(of api: API) -> Set<String> {
        let sections = Section.all.flatMap { $0.members(api, .whole) }
        return Set(sections.flatMap(\.typeNames)).union([api.namespace])
    }
}
