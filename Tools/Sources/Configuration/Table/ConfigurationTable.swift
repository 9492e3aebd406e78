/// All keys of a configuration file, in the order of the page.
package enum ConfigurationTable {
    package static let keys: [ConfigurationKey] =
        workspaceKeys + [
            ConfigurationKey(
                "enumName", .text(.string), "What the namespace is called that holds all of the generated source.",
                leftOut: "a name made from `info.title`.", example: "enumName: Petstore"),
            include, exclude,
            ConfigurationKey(
                "excludeSchemes", .list(.string),
                "Security schemes without which the client is to do: what can only be called with one of them is left out, "
                    + "and of other operations the alternatives that need it.",
                example: "excludeSchemes: [AdminAuth]"),
            ConfigurationKey(
                "slots", .list(.string),
                "Query parameters that the wiring fills, such as the moment of sending and a signature: they are no inputs of "
                    + "any operation.", example: "slots: [timestamp, signature]"),
            names, types, enums, access, files,
            ConfigurationKey(
                "overlays", .list(.path),
                "OpenAPI Overlay documents, applied to the document in this order before it is read; relative to the folder "
                    + "of this file.", example: "overlays: [fixes.overlay.yaml]"),
            ConfigurationKey(
                "root", .text(.path),
                "The folder that references into other files may not leave; relative to the folder of this file.",
                leftOut: "the folder of the document.", example: "root: ../../Specs"),
            ConfigurationKey(
                "remote", .text(.path),
                "The folder in which documents behind `https` references are kept; relative to the folder of this file. "
                    + "What is not there is fetched only when asked for on the command line.",
                leftOut: "references to other hosts are refused.", example: "remote: ../../Specs/remote"),
            ConfigurationKey(
                "allow", .list(.ruleID),
                "Rules whose refusals are taken as warnings: what they refuse is left out of the source, and the rest is "
                    + "written.", example: "allow: [reference.not-read]"),
            ConfigurationKey(
                "deny", .list(.ruleID), "Rules whose warnings and notes are taken as errors.",
                example: "deny: [schema.untyped]"),
        ]

    private static let workspaceKeys = [
        ConfigurationKey(
            "name", .text(.package), "What the backend is called, on the command line and as a package.",
            leftOut: "the name of the folder.", example: "name: Petstore", isForWorkspace: true),
        ConfigurationKey(
            "module", .text(.module), "The Swift module that holds the client.",
            leftOut: "the name, with `API` behind it.",
            example: "module: PetstoreAPI", isForWorkspace: true),
        ConfigurationKey(
            "spec", .text(.specPath), "The document, as a path from the root of the repository. A workspace needs it.",
            example: "spec: Specs/petstore.yaml", isForWorkspace: true),
        ConfigurationKey(
            "version", .text(.version), "The semantic version of the backend's package. A workspace needs it.",
            example: "version: 1.0.0", isForWorkspace: true),
        ConfigurationKey(
            "linuxLibraries", .list(.library),
            "The libraries that the C beside the client links on Linux, as the linker calls them.",
            example: "linuxLibraries: [crypto]", isForWorkspace: true),
    ]

    private static let access = ConfigurationKey(
        "access", .choice(["public", "package", "internal"]),
        "The access level of what is generated. A backend that other packages import is public, and so is the wiring that "
            + "./workspace new writes: for another level, give the wiring that level, too.",
        leftOut: "`public`.", example: "access: package")

    private static let files = ConfigurationKey(
        "files", .choice(["one", "many"]),
        "Whether the source is one file, or one for each section of it, a section of more than 5,000 lines or 400 KB divided "
            + "by the first letters of its names.",
        leftOut: "`one`.", example: "files: many")
}
