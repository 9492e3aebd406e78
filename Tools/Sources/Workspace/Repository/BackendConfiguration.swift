import DeclarativeOpenAPI
import Diagnostics

/// What a `backend.yaml` says.
package struct BackendConfiguration: Sendable {
    /// What the backend is called, on the command line and as a package: `Petstore`.
    package let name: String
    /// The Swift module that holds its client: `PetstoreAPI`.
    package let module: String
    /// The document, as a path from the root of the repository: `Specs/petstore.yaml`.
    package let spec: String
    /// The semantic version of the backend's package.
    package let version: String
    /// What is asked of the generator.
    package let options: GeneratorOptions
    /// The libraries that the C beside the client links on Linux, as the linker calls them: `crypto`.
    package let linuxLibraries: [String]

    /// Where each key that may clash or be wrong stands.
    package let places: Places

    /// The places of values in the `backend.yaml`; that of a key left out is the file as a whole.
    package struct Places: Sendable {
        package let name: SourceLocation
        package let module: SourceLocation
        package let spec: SourceLocation
        package let version: SourceLocation
        package let linuxLibraries: SourceLocation
    }
}
