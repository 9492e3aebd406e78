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
    /// The names of the libraries, as the linker takes them, that the C targets link on Linux: `crypto`.
    package let linuxLibraries: [String]

    /// The locations that findings refer to.
    package let places: Places

    /// The locations of the values; that of an absent key is the whole file.
    package struct Places: Sendable {
        package let name: SourceLocation
        package let module: SourceLocation
        package let spec: SourceLocation
        package let version: SourceLocation
        package let linuxLibraries: SourceLocation
    }
}
