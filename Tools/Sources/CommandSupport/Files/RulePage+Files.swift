import Diagnostics

extension RulePage {
    static let inputMissing = RulePage(
        means: "A file that was named, on the command line or in a `backend.yaml`, does not exist.",
        lost: "The whole run: nothing is written.",
        remedy: "Correct the path; paths count from the folder in which the command runs.",
        example: .words("`declarative-openapi nowhere.yaml`, in a folder without such a file."))

    static let inputDirectory = RulePage(
        means: "A folder was named where a file is needed.",
        lost: "The whole run: nothing is written.",
        remedy: "Name the document within the folder.",
        example: .words("`declarative-openapi Specs`, where `Specs` is a folder of documents."))

    static let inputUnreadable = RulePage(
        means: "The system refuses to give the content of a file; the finding says why.",
        lost: "The whole run: nothing is written.",
        remedy: "Mend what the system names, such as the file's permissions or a link that leads back to itself.",
        example: .words("A document that only its owner may read is read by another user."))

    static let inputEmpty = RulePage(
        means: "A document holds not one byte. Mostly a program that was to write it has failed.",
        lost: "The whole run: nothing is written.",
        remedy: "Make the document anew, or name another one.",
        example: .words("A download was cut off before its first byte, and left an empty file."))

    static let inputTooLarge = RulePage(
        means: "A document has more bytes than are read: 64 MiB, twenty times what large published documents have. It "
            + "is found before the file is read into memory.",
        lost: "The whole run: nothing is written.",
        remedy: "Split the document into files that refer to each other, or name the file that was meant.",
        example: .words("A dump of a database is named in place of the document."))

    static let inputOutside = RulePage(
        means: "The folder that reading is to stay in does not hold the document itself.",
        lost: "The whole run: nothing is written.",
        remedy: "Name a folder around the document with `--root`.",
        example: .words("`declarative-openapi api/openapi.yaml --root models`."))

    static let outputUnwritable = RulePage(
        means: "The system refuses to take the new content of a file; the finding says why. Files are written beside "
            + "their place and then put there, so that the old content is untouched.",
        lost: "The whole output: no file of the run is written.",
        remedy: "Mend what the system names, such as the folder's permissions or a full disk.",
        example: .words("`--output Generated`, where `Generated` is a folder."))
}
