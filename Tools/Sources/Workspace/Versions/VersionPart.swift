/// The number of a version that is raised.
package enum VersionPart: String, CaseIterable, Sendable {
    case major, minor, patch
}

extension SemanticVersion {
    /// The next version (semver.org, items 6 to 9): the numbers to the right of the raised one become 0. A pre-release
    /// is followed by its release if that is a version of the requested part: `2.0.0-beta` is followed by `2.0.0` for
    /// all three parts.
    ///
    /// - Parameter text: A valid version.
    static func next(after text: String, _ part: VersionPart) -> String? {
        let isPreRelease = text.split(separator: "+", maxSplits: 1)[0].contains("-")
        let core = text.prefix { $0 != "-" && $0 != "+" }.split(separator: ".").compactMap { Int($0) }
        guard core.count == 3, core.allSatisfy({ $0 < Int.max }) else { return nil }
        let kept = [VersionPart.major: 0, .minor: 1, .patch: 2][part] ?? 0
        var next = core
        if !(isPreRelease && core[(kept + 1)...].allSatisfy { $0 == 0 }) {
            next[kept] += 1
            for index in (kept + 1)..<3 { next[index] = 0 }
        }
        return next.map(String.init).joined(separator: ".")
    }
}
