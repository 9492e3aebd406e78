import CommandLineInterface
import DeclarativeOpenAPI
import Diagnostics
import FileAccess
import YAML

/// Prints the findings of the document, once, or after every change with `--watch`.
func lintDocument(_ options: LintOptions) throws -> ExitCode {
    guard options.isWatching else {
        var read: Set<String> = []
        return try lintOnce(options, &read)
    }
    return try watch(options.input.files, options.findings) { read in
        try lintOnce(options, &read) == .success ? "\(options.input.document) is fine" : "there are errors"
    }
}

private func lintOnce(_ options: LintOptions, _ read: inout Set<String>) throws -> ExitCode {
    let progress = options.findings.progress("reading \(options.input.document)")
    defer { progress.end() }
    let report = { (diagnostics: [Diagnostic], sources: [SourceFile]) in
        progress.end()
        options.findings.report(diagnostics, of: sources)
    }
    guard let material = try Material(options.input, read: &read, report: report) else { return .failure }
    let result = Generator.lint(
        material.source, overlays: material.overlays, options: material.options, loader: material.loader,
        reports: options.findings.needsReport)
    read.formUnion(result.sources.dropFirst().map(\.name))
    var findings = material.findings + result.diagnostics
    var output = Output()
    output.add(result.report, as: options.findings)
    do throws(FileProblem) { try output.writeFiles() } catch { findings.append(error.diagnostic) }
    report(findings, material.sources + result.sources.dropFirst())
    options.findings.sayWhatFails(findings)
    options.findings.saySummary(of: result.report)
    let isFailed = findings.contains { $0.severity == .error } || options.findings.isFailed(by: findings)
    return isFailed ? .failure : .success
}
