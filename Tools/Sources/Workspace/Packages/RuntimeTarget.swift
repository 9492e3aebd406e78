/// A target of `Runtime/`, which the root manifest repeats.
///
/// A package that is used by URL must not depend on another one by path, so the root manifest declares the targets of
/// the runtime itself. A test compares this list with `Runtime/Package.swift`.
package struct RuntimeTarget: Sendable {
    package let name: String
    package let dependencies: [String]

    package static let all: [RuntimeTarget] = [
        RuntimeTarget(name: "DeclarativeRequests", dependencies: []),
        RuntimeTarget(name: "DeclarativeOpenAPIRuntime", dependencies: []),
    ]
}
