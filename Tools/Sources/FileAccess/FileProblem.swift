import Diagnostics

/// The reason why a file could not be read or written.
package struct FileProblem: Error, Hashable, Sendable {
    package enum Kind: Sendable {
        case missing, directory, unreadable, empty, tooLarge, unwritable, outside
    }

    package let path: String
    package let kind: Kind
    /// The message of the operating system, if it says more than the kind.
    package let reason: String?

    package init(path: String, kind: Kind, reason: String? = nil) {
        self.path = path
        self.kind = kind
        self.reason = reason
    }

    /// A finding about the whole file.
    package var diagnostic: Diagnostic {
        diagnostic(at: SourceLocation(file: path), naming: false)
    }

    /// A finding at the place that names the file: `spec: Specs/none.yaml` in a `backend.yaml`.
    package func diagnostic(at location: SourceLocation) -> Diagnostic {
        diagnostic(at: location, naming: true)
    }

    private func diagnostic(at location: SourceLocation, naming: Bool) -> Diagnostic {
        let detail = reason.map { ": \($0)" } ?? ""
        let subject = naming ? path : "the file"
        return switch kind {
        case .missing: Diagnostic(.inputMissing, at: location, naming ? "there is no \(path)" : "there is no such file")
        case .directory:
            Diagnostic(.inputDirectory, at: location, "\(naming ? path : "this") is a directory, not a file")
        case .unreadable: Diagnostic(.inputUnreadable, at: location, "\(subject) cannot be read\(detail)")
        case .empty: Diagnostic(.inputEmpty, at: location, "\(subject) is empty")
        case .outside:
            Diagnostic(.inputOutside, at: location, "\(subject) is outside the root \(reason ?? "")")
        case .tooLarge:
            Diagnostic(
                .inputTooLarge, at: location,
                "\(subject) is larger than \(DocumentFile.byteLimit) bytes, and no more are read; split it into files that "
                    + "refer to each other")
        case .unwritable: Diagnostic(.outputUnwritable, at: location, "\(subject) cannot be written\(detail)")
        }
    }
}
