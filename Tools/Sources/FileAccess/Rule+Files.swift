import Diagnostics

extension Rule {
    /// The file does not exist.
    package static let inputMissing = Rule(id: "input.missing", level: .error, page: PackageResources.input_missing_md)
    /// The path of a folder was given where a file is needed.
    package static let inputDirectory = Rule(
        id: "input.directory", level: .error, page: PackageResources.input_directory_md)
    /// The operating system does not allow the file to be read.
    package static let inputUnreadable = Rule(
        id: "input.unreadable", level: .error, page: PackageResources.input_unreadable_md)
    /// The file is empty.
    package static let inputEmpty = Rule(id: "input.empty", level: .error, page: PackageResources.input_empty_md)
    /// The file is larger than the limit for documents.
    package static let inputTooLarge = Rule(
        id: "input.too-large", level: .error, page: PackageResources.input_too_large_md)
    /// The document is outside the folder that may be read.
    package static let inputOutside = Rule(id: "input.outside", level: .error, page: PackageResources.input_outside_md)
    /// The operating system does not allow the file to be written.
    package static let outputUnwritable = Rule(
        id: "output.unwritable", level: .error, page: PackageResources.output_unwritable_md)

    /// The rules of this target.
    package static let fileRules: [Rule] = [
        inputMissing, inputDirectory, inputUnreadable, inputEmpty, inputTooLarge, inputOutside, outputUnwritable,
    ]
}
