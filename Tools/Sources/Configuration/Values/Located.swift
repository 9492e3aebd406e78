import Diagnostics

/// A value of a configuration file, with its location for findings.
package struct Located<Value: Hashable & Sendable>: Hashable, Sendable {
    package var value: Value
    package var location: SourceLocation

    package init(_ value: Value, at location: SourceLocation) {
        self.value = value
        self.location = location
    }
}
