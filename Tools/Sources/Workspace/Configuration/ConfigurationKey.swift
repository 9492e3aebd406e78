/// The keys of a `backend.yaml`.
enum ConfigurationKey: String, CaseIterable {
    case name
    case module
    case spec
    case version
    case enumName
    case excludeSchemes
    case slots
    case linuxLibraries
    case allow
}
