import Diagnostics

extension RulePage {
    static let changelogEntry = RulePage(
        means: "A version is raised only when its `CHANGELOG.md` says what changed: under a heading `## Unreleased` "
            + "that stands above the versions, and for no version that is described already.",
        lost: "The version: nothing is written.",
        remedy: "Write under `## Unreleased` what changed for whoever uses the package, and commit it.",
        example: .words("`./workspace version Petstore minor`, while nothing stands under `## Unreleased`."))
}
