/// A target of `Runtime/`, as the root manifest repeats it.
///
/// A package that is used by URL may not depend on another one by path, so the root manifest declares the runtime's
/// targets itself. A test compares this list with `Runtime/Package.swift`.
package struct RuntimeTarget: Sendable {
    package let name: String
    package let dependencies: [String]

    package static let all: [RuntimeTarget] = [
        RuntimeTarget(name: "DeclarativeRequests", dependencies: []),
        RuntimeTarget(name: "DeclarativeOpenAPIRuntime", dependencies: []),
    ]
}
