import CommandSupport
import DeclarativeOpenAPI

/// Generates what the options ask for: findings to standard error, then the source to where it belongs.
///
/// With a map of the types, both files are written together. Nothing is written unless all of it can be: an output file
/// keeps its bytes when the run fails.
func generateFile(_ options: GenerateOptions) throws -> ExitCode {
    guard let material = try Material(options.input, report: options.findings.report) else { return .failure }
    let isSpread = material.options.files == .many
    if isSpread, options.output == nil {
        throw UsageError("several files need a folder: name it with --output")
    }
    let result = Generator.generate(material.source, options: material.options, mapsTypes: options.types != nil)
    options.findings.report(result.diagnostics, of: material.sources)
    if result.files.isEmpty { return .failure }
    if options.findings.fails(result.diagnostics, saying: "nothing was written") { return .failure }
    let types = options.types.flatMap { path in result.typeMap.map { ($0, path) } }
    if isSpread, let folder = options.output {
        try OutputFolder(path: folder, namespace: result.namespace).write(result.files, also: types)
    } else {
        try write(result.files.map(\.text).joined(), to: options.output, also: types)
    }
    return .success
}
