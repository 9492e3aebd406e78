import Diagnostics

/// What lies in the repository, and is not what `regenerate` would write.
extension RulePage {
    static let driftMissing = RulePage(
        means: "A file that `./workspace regenerate` writes is not there.",
        lost: "The file; what needs it does not build.",
        remedy: "Run `./workspace regenerate`, and commit what it writes.",
        example: .words("A backend was added, and its generated files were not committed."))

    static let driftEdited = RulePage(
        means: "A generated file is not what its `backend.lock` records: someone edited it.",
        lost: "The edit, with the next `./workspace regenerate`.",
        remedy: "Undo the edit, and decide in `backend.yaml` or in the wiring what it was to decide.",
        example: .words("A type was renamed by hand in a file under `Generated`."))

    static let driftGenerator = RulePage(
        means: "A generated file is what its lock records, and not what this generator writes: another version made "
            + "it, or file and lock were edited together.",
        lost: "What this generator does otherwise.",
        remedy: "Run `./workspace regenerate`, read the diff as an app would feel it, and commit it.",
        example: .words("The generator was changed, and the backends were not regenerated."))

    static let driftOutdated = RulePage(
        means: "A generated file is older than its document or its options; which of them changed is another finding.",
        lost: "What the change says.",
        remedy: "Run `./workspace regenerate`, and commit what it writes.",
        example: .words("A document was refreshed, and its backend was not regenerated."))

    static let driftSpec = RulePage(
        means: "A document is not the one that the backend's files were made from, by its hash in `backend.lock`.",
        lost: "What the document says now.",
        remedy: "Run `./workspace regenerate`, and commit what it writes.",
        example: .words("An operation was added to a document in `Specs`."))

    static let driftOptions = RulePage(
        means: "The options in a `backend.yaml` are not those that the backend's files were made with, by their hash "
            + "in `backend.lock`.",
        lost: "What the options say now.",
        remedy: "Run `./workspace regenerate`, and commit what it writes.",
        example: .words("A slot was added to a `backend.yaml`."))

    static let driftStray = RulePage(
        means: "A file lies in a folder that holds generated files alone, and nothing generates it.",
        lost: "The file, with the next `./workspace regenerate`.",
        remedy: "Move it beside the folder where it was written by hand; else run `./workspace regenerate`.",
        example: .words("An extension was put under `Generated`, or `enumName` was changed and the old file stayed."))

    static let driftManifest = RulePage(
        means: "A `Package.swift` is not what the backends say. The root's and each backend's are generated.",
        lost: "The edit, with the next `./workspace regenerate`; or a backend that the manifest does not name.",
        remedy: "Run `./workspace regenerate`, and commit what it writes.",
        example: .words("A dependency was written into a backend's `Package.swift` by hand."))

    static let driftLock = RulePage(
        means: "A `backend.lock` does not record what is generated now.",
        lost: "The proof that the files are what the generator wrote.",
        remedy: "Run `./workspace regenerate`, and commit what it writes.",
        example: .words("The generated files of a merge were resolved, and the lock was kept as one side had it."))
}
