import Diagnostics

/// A Swift name that the user wants, and where the configuration says so.
struct GivenName {
    let text: String
    let location: SourceLocation
}
