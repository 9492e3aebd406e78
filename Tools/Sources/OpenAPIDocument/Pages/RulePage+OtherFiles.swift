import Diagnostics

/// References into other files that are not read.
extension RulePage {
    private static let holderIsLost =
        "What holds the reference: the operation is left out, and a schema's values are `JSONValue`."

    static let missingFile = RulePage(
        means: "A `$ref` names a file that does not exist, is a folder, or cannot be read. Its path counts from the "
            + "folder of the file that holds the reference, not from that of the document, and is percent-decoded.",
        lost: holderIsLost,
        remedy: "Correct the path, or put the file where the reference looks for it.",
        example: .words("`paths/pets.yaml` refers to `models/pet.yaml`, but means `../models/pet.yaml`."))

    static let outsideRoot = RulePage(
        means:
            "A `$ref` leads to a file outside the folder that reading stays in: that of the document, unless another "
            + "one is named. Links are followed first, so a link in the folder to a file outside of it is outside, too.",
        lost: holderIsLost,
        remedy: "Name a folder that holds the document and the file with `--root`, or move the file.",
        example: .words("`api/openapi.yaml` refers to `../shared/error.yaml`; `--root .` lets it."))

    static let remoteReference = RulePage(
        means: "A `$ref` leads to a file that is not on disk. Only `https` URLs are read, out of the folder that "
            + "`--remote-cache` names; what is not there is fetched only with `--allow-remote`.",
        lost: holderIsLost,
        remedy:
            "Name a folder and allow fetching, put the file into the folder, or refer to a copy beside the document.",
        example: .words("A document refers to `https://example.com/error.yaml`, and nothing is said of remote files."))
}
