/// All keys of a configuration file, in the order of the documentation page.
package enum ConfigurationTable {
    package static let keys: [ConfigurationKey] =
        workspaceKeys + [
            ConfigurationKey(
                "enumName", .text(.string), "The name of the enum that is the namespace of the generated code.",
                fallback: "a name made from `info.title`.", example: "enumName: Petstore"),
            include, exclude,
            ConfigurationKey(
                "excludeSchemes", .list(.string),
                "Security schemes that the client does not support: operations that can be called only with them are left "
                    + "out, and so are the alternatives of other operations that need them.",
                example: "excludeSchemes: [AdminAuth]"),
            ConfigurationKey(
                "slots", .list(.string),
                "Query parameters that the wiring fills, such as a timestamp and a signature; they are not arguments of any "
                    + "operation.", example: "slots: [timestamp, signature]"),
            names, types, enums, sharing, access, files,
            ConfigurationKey(
                "overlays", .list(.path),
                "OpenAPI Overlay documents, applied to the document in this order before it is read; relative to this file's "
                    + "folder.", example: "overlays: [fixes.overlay.yaml]"),
            ConfigurationKey(
                "root", .text(.path),
                "The folder that contains all files that the document may refer to; relative to this file's folder.",
                fallback: "the folder of the document.", example: "root: ../../Specs"),
            ConfigurationKey(
                "remote", .text(.path),
                "The folder with copies of the documents that `https` references name; relative to this file's folder. "
                    + "Missing ones are downloaded only with `--allow-remote`.",
                fallback: "`https` references are refused.", example: "remote: ../../Specs/remote"),
            ConfigurationKey(
                "allow", .list(.ruleID),
                "Rules whose refusals are treated as warnings: the refused constructs are left out, and the rest is "
                    + "generated.", example: "allow: [reference.not-read]"),
            ConfigurationKey(
                "deny", .list(.ruleID), "Rules whose warnings and notes are treated as errors.",
                example: "deny: [schema.untyped]"),
        ]

    private static let workspaceKeys = [
        ConfigurationKey(
            "name", .text(.package), "The name of the backend, on the command line and as a package.",
            fallback: "the name of the folder.", example: "name: Petstore", isForWorkspace: true),
        ConfigurationKey(
            "module", .text(.module), "The Swift module of the client.",
            fallback: "the name, followed by `API`.",
            example: "module: PetstoreAPI", isForWorkspace: true),
        ConfigurationKey(
            "spec", .text(.specPath),
            "The document, as a path from the root of the repository. Required in a workspace.",
            example: "spec: Specs/petstore.yaml", isForWorkspace: true),
        ConfigurationKey(
            "version", .text(.version), "The semantic version of the backend's package. Required in a workspace.",
            example: "version: 1.0.0", isForWorkspace: true),
        ConfigurationKey(
            "linuxLibraries", .list(.library),
            "The libraries that the backend's C target links on Linux, by the linker's names.",
            example: "linuxLibraries: [crypto]", isForWorkspace: true),
    ]

    private static let sharing = ConfigurationKey(
        "sharing", .choice(Sharing.allCases.map(\.rawValue)),
        "Which equal inline schemas have one type. `place`: those that the document writes in one place and that `allOf` or "
            + "references use in several, and those that one operation sends or receives. `shape`: also all others; the "
            + "type is named after the first title, or else declared at the first place.",
        fallback: "`place`.", example: "sharing: shape")

    private static let access = ConfigurationKey(
        "access", .choice(["public", "package", "internal"]),
        "The access level of the generated code. A backend that other packages import must be public. The wiring that "
            + "`./workspace new` writes is public: if you change the level, change it there, too.",
        fallback: "`public`.", example: "access: package")

    private static let files = ConfigurationKey(
        "files", .choice(["one", "many"]),
        "Whether the generated code is one file, or one for each section; a section of more than 5,000 lines or 400 KB is "
            + "divided by the first letters of its names.",
        fallback: "`one`.", example: "files: many")
}
