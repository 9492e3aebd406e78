import Diagnostics

extension ParserFault {
    /// The fault as a finding.
    func halt(in file: SourceFile) -> Halt {
        Halt(.yamlSyntax, at: SourceLocation(position, in: file), problem)
    }
}
