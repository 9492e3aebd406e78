import CYAML
import Diagnostics

/// Finds the ambiguous indicators that libyaml read differently from YAML 1.2, event by event.
///
/// An ambiguous indicator inside a scalar is part of its text. libyaml took any other for an indicator.
struct IndicatorCheck {
    private let file: SourceFile
    private var scanner: AmbiguousIndicatorScanner
    private var next: AmbiguousIndicator?

    /// A check of a file's ambiguous indicators.
    init(_ file: SourceFile) {
        self.file = file
        scanner = AmbiguousIndicatorScanner(from: file.textStart)
        next = scanner.next(in: file.bytes)
    }

    /// Checks the indicators up to the end of an event.
    ///
    /// - Throws: `Halt` at an ambiguous indicator before the event that is in no scalar, or in the event's own anchor
    ///   or alias.
    mutating func check(_ event: UnsafePointer<yaml_event_t>) throws(Halt) {
        try check(before: event.pointee.start_mark.index)
        guard let indicator = next, indicator.index < event.pointee.end_mark.index else { return }
        switch event.pointee.type {
        case YAML_SCALAR_EVENT:
            if event.pointee.data.scalar.anchor != nil, isName(indicator, of: event) { throw fault(indicator) }
            while let inner = next, inner.index < event.pointee.end_mark.index { advance() }
        case YAML_ALIAS_EVENT, YAML_MAPPING_START_EVENT, YAML_SEQUENCE_START_EVENT:
            if isName(indicator, of: event) { throw fault(indicator) }
        default:
            break
        }
    }

    /// Throws at an ambiguous indicator that is before an index and in no scalar.
    private mutating func check(before index: Int) throws(Halt) {
        while let indicator = next, indicator.index < index {
            // A name outside scalars is part of a comment, or was checked with its event.
            if indicator.kind != .name { throw fault(indicator) }
            advance()
        }
    }

    /// Whether an indicator begins the anchor or alias of an event: it is first in the event, or second after a tag.
    private func isName(_ indicator: AmbiguousIndicator, of event: UnsafePointer<yaml_event_t>) -> Bool {
        let distance = indicator.index - event.pointee.start_mark.index
        guard indicator.kind == .name, distance > 0 else { return indicator.kind == .name && distance == 0 }
        guard distance <= indicator.offset else { return false }
        let before = file.bytes[(indicator.offset - distance)..<indicator.offset]
        return before.first == UInt8(ascii: "!") && before.split(separator: UInt8(ascii: " ")).count == 1
    }

    private mutating func advance() { next = scanner.next(in: file.bytes) }

    private func fault(_ indicator: AmbiguousIndicator) -> Halt {
        let message =
            switch indicator.kind {
            case .question: "a text that begins with '?' must be put in quotes here"
            case .name: "a name after '&' or '*' has only letters, digits, '-' and '_'; rename it"
            case .comment: "the '#' of a comment needs a space before it"
            }
        return Halt(.yamlSyntax, at: file.location(atOffset: indicator.offset), message)
    }
}
