import Diagnostics
import Naming

/// A Swift name that the user wants, and where the configuration says so.
struct GivenName {
    let text: String
    let location: SourceLocation
}

extension NameScope {
    /// Takes a given name; nil, with a report, when it means something else there.
    mutating func claim(_ given: GivenName, source: String, _ reports: inout Reports) -> String? {
        switch claim(given.text, source: source) {
        case .taken: return given.text
        case .reserved:
            reports.report(
                .givenName, at: given.location,
                "`\(source)` cannot be called `\(given.text)`: generated code means something else by that")
        case .clash(let other):
            reports.report(
                .givenName, at: given.location, "`\(source)` cannot be called `\(given.text)`: that is `\(other)`")
        }
        return nil
    }
}
