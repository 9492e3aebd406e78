import Diagnostics

extension Rule {
    /// There is no such file.
    package static let inputMissing = Rule(
        id: "input.missing", level: .error, summary: "A file that was named does not exist.",
        page: PackageResources.input_missing_md)
    /// A directory was named where a file is needed.
    package static let inputDirectory = Rule(
        id: "input.directory", level: .error, summary: "A directory was named where a file is needed.",
        page: PackageResources.input_directory_md)
    /// The system refuses to give the file's content.
    package static let inputUnreadable = Rule(
        id: "input.unreadable", level: .error, summary: "A file cannot be read.",
        page: PackageResources.input_unreadable_md)
    /// The file holds not one byte.
    package static let inputEmpty = Rule(
        id: "input.empty", level: .error, summary: "A document holds not one byte.",
        page: PackageResources.input_empty_md)
    /// The file is larger than what is read of a document.
    package static let inputTooLarge = Rule(
        id: "input.too-large", level: .error, summary: "A document is larger than what is read.",
        page: PackageResources.input_too_large_md)
    /// The document is not in the folder that reading is to stay in.
    package static let inputOutside = Rule(
        id: "input.outside", level: .error, summary: "A document is outside the folder that reading is to stay in.",
        page: PackageResources.input_outside_md)
    /// The system refuses to take the file's new content.
    package static let outputUnwritable = Rule(
        id: "output.unwritable", level: .error, summary: "A file cannot be written.",
        page: PackageResources.output_unwritable_md)

    /// Every rule that reading and writing files raises.
    package static let allFiles: [Rule] = [
        inputMissing, inputDirectory, inputUnreadable, inputEmpty, inputTooLarge, inputOutside, outputUnwritable,
    ]
}
