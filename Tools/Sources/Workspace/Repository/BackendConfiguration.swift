import DeclarativeOpenAPI
import Diagnostics

/// The content of a `backend.yaml`.
package struct BackendConfiguration: Sendable {
    /// The name of the backend on the command line, and of its package: `Petstore`.
    package let name: String
    /// The Swift module with its client: `PetstoreAPI`.
    package let module: String
    /// The path of the document from the root of the repository: `Specs/petstore.yaml`.
    package let spec: String
    /// The semantic version of the package.
    package let version: String
    /// The options of the generator.
    package let options: GeneratorOptions
    /// The libraries that the C targets link on Linux, with their names for the linker: `crypto`.
    package let linuxLibraries: [String]

    /// The places of the keys that findings refer to.
    package let places: Places

    /// The places of values in the `backend.yaml`; for a missing key, the place is the whole file.
    package struct Places: Sendable {
        package let name: SourceLocation
        package let module: SourceLocation
        package let spec: SourceLocation
        package let version: SourceLocation
        package let linuxLibraries: SourceLocation
    }
}
