import CommandSupport
import DeclarativeOpenAPI
import Diagnostics
import YAML

/// Prints the findings of the document that the options name, once or, when it is asked for, after every change.
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
    let findings = material.findings + Generator.findings(in: material.source, options: material.options)
    report(findings, material.sources)
    options.findings.sayWhatFails(findings)
    let isFailed = findings.contains { $0.severity == .error } || options.findings.isFailed(by: findings)
    return isFailed ? .failure : .success
}
