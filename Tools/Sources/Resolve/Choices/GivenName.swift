import Diagnostics

/// A Swift name from the configuration, and its location there.
struct GivenName {
    let text: String
    let location: SourceLocation
}
