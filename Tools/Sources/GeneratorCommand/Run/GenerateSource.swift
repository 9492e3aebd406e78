import CommandLineInterface
import DeclarativeOpenAPI
import Diagnostics
import FileAccess
import YAML

/// Generates as the options say, once, or after every change with `--watch`.
func generateSource(_ options: GenerateOptions) throws -> ExitCode {
    guard options.isWatching, let output = options.output else {
        var read: Set<String> = []
        return try generateOnce(options, &read)
    }
    return try watch(options.input.files, options.findings) { read in
        try generateOnce(options, &read) == .success ? "\(output) is up to date" : "\(output) has not changed"
    }
}

/// Generates as the options say: writes the findings to standard error, then the output.
///
/// The source and the map of types are written together, and only if all of it can be written: an output file does not
/// change if the run fails. Only the report is always written, because it says why the run failed.
private func generateOnce(_ options: GenerateOptions, _ read: inout Set<String>) throws -> ExitCode {
    let progress = options.findings.progress("reading \(options.input.document)")
    defer { progress.end() }
    let report = { (diagnostics: [Diagnostic], sources: [SourceFile]) in
        progress.end()
        options.findings.report(diagnostics, of: sources)
    }
    guard let material = try Material(options.input, read: &read, report: report) else { return .failure }
    if material.options.files == .many, options.output == nil {
        throw UsageError("several files need a folder: name it with --output")
    }
    progress.enter("generating from \(options.input.document)")
    let result = Generator.generate(
        material.source, overlays: material.overlays, options: material.options, loader: material.loader,
        mapsTypes: options.types != nil,
        reports: options.findings.needsReport)
    let sources = material.sources + result.sources.dropFirst()
    read.formUnion(result.sources.dropFirst().map(\.name))

    var findings = material.findings + result.diagnostics
    let isRefused = result.files.isEmpty || options.findings.isFailed(by: findings)
    var output = Output()
    var problem: FileProblem?
    do throws(FileProblem) {
        if !isRefused {
            try output.add(result, inFolder: material.options.files == .many, to: options.output)
            if let path = options.types, let map = result.typeMap { output.add(map, to: path) }
        }
        output.add(result.report, as: options.findings)
        try output.writeFiles()
    } catch {
        problem = error
        findings.append(error.diagnostic)
    }
    report(findings, sources)
    if isRefused { options.findings.sayWhatFails(findings, so: "nothing was written") }
    options.findings.saySummary(of: result.report)
    guard !isRefused, problem == nil else { return .failure }
    try output.print()
    return .success
}
