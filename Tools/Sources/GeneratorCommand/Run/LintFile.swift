import CommandSupport
import DeclarativeOpenAPI

/// Prints the findings of the document that the options name.
func lintFile(_ options: LintOptions) throws(FileProblem) -> ExitCode {
    guard let material = try Material(options.input, report: options.findings.report) else { return .failure }
    let findings = Generator.findings(in: material.source, options: material.options)
    options.findings.report(findings, of: material.sources)
    if findings.contains(where: { $0.severity == .error }) || options.findings.fails(findings) { return .failure }
    return .success
}
