import CYAML
import Diagnostics

/// Holds what libyaml makes of a text against its suspects, event by event.
///
/// A suspect within a text is part of it; what is left was taken for an indicator.
struct Suspicion {
    private let file: SourceFile
    private var scanner: SuspectScanner
    private var next: Suspect?

    /// The suspects of a file.
    init(_ file: SourceFile) {
        self.file = file
        scanner = SuspectScanner(from: file.textStart)
        next = scanner.next(in: file.bytes)
    }

    /// Takes notice of an event.
    ///
    /// - Throws: `Halt` at a suspect before it that is part of no text, or in its own anchor or alias.
    mutating func check(_ event: UnsafePointer<yaml_event_t>) throws(Halt) {
        try check(before: event.pointee.start_mark.index)
        guard let suspect = next, suspect.index < event.pointee.end_mark.index else { return }
        switch event.pointee.type {
        case YAML_SCALAR_EVENT:
            if event.pointee.data.scalar.anchor != nil, isName(suspect, of: event) { throw fault(suspect) }
            while let inner = next, inner.index < event.pointee.end_mark.index { advance() }
        case YAML_ALIAS_EVENT, YAML_MAPPING_START_EVENT, YAML_SEQUENCE_START_EVENT:
            if isName(suspect, of: event) { throw fault(suspect) }
        default:
            break
        }
    }

    /// Throws at a suspect before a place that is part of no text.
    private mutating func check(before index: Int) throws(Halt) {
        while let suspect = next, suspect.index < index {
            // A name that is part of no text is part of a comment, or was judged with its event.
            if suspect.kind != .name { throw fault(suspect) }
            advance()
        }
    }

    /// Whether a suspect is the name of an event itself: the first thing in it, or the second after a tag.
    private func isName(_ suspect: Suspect, of event: UnsafePointer<yaml_event_t>) -> Bool {
        let distance = suspect.index - event.pointee.start_mark.index
        guard suspect.kind == .name, distance > 0 else { return suspect.kind == .name && distance == 0 }
        guard distance <= suspect.offset else { return false }
        let before = file.bytes[(suspect.offset - distance)..<suspect.offset]
        return before.first == UInt8(ascii: "!") && before.split(separator: UInt8(ascii: " ")).count == 1
    }

    private mutating func advance() { next = scanner.next(in: file.bytes) }

    private func fault(_ suspect: Suspect) -> Halt {
        let message =
            switch suspect.kind {
            case .question: "a text that begins with '?' must be put in quotes here"
            case .name: "a name after '&' and '*' takes letters, digits, '-' and '_' here; rename it"
            case .comment: "a space must stand before the '#' of a comment"
            }
        return Halt(.yamlSyntax, at: file.location(atOffset: suspect.offset), message)
    }
}
