extension Printer {
    /// A name that is declared, bound or stands alone.
    mutating func print(_ name: Identifier) {
        escaped(name, inBackticks: name.isReserved)
    }

    mutating func printAfterDot(_ name: Identifier) {
        escaped(name, inBackticks: name.isReserved && ReservedWords.afterDot.contains(name.text))
    }

    /// The label of an argument in a call.
    mutating func printLabel(_ name: Identifier) {
        escaped(name, inBackticks: name.isReserved && ReservedWords.asLabel.contains(name.text))
        write(": ")
    }

    private mutating func escaped(_ name: Identifier, inBackticks: Bool) {
        if inBackticks { write("`") }
        write(name.text)
        if inBackticks { write("`") }
    }

    mutating func print(_ attribute: Attribute) {
        switch attribute {
        case .concurrent: write("@concurrent")
        case .discardableResult: write("@discardableResult")
        case .escaping: write("@escaping")
        case .inlinable: write("@inlinable")
        case .mainActor: write("@MainActor")
        case .sendable: write("@Sendable")
        case .deprecated(let message): printDeprecated(message)
        case .named(let name):
            write("@")
            write(name.text)
        case .spi(let name):
            write("@_spi(")
            print(name)
            write(")")
        }
    }

    private mutating func printDeprecated(_ message: String?) {
        write("@available(*, deprecated")
        if let message {
            write(", message: ")
            print(.string(message))
        }
        write(")")
    }

    mutating func print(_ literal: Literal) {
        switch literal {
        case .string(let text):
            write("\"")
            writeEscaped(text)
            write("\"")
        case .integer(let value): write(String(value))
        case .double(let value): print(value)
        case .boolean(let value): write(value ? "true" : "false")
        case .nil: write("nil")
        }
    }

    private mutating func print(_ value: Double) {
        if value.isNaN {
            write("Double.nan")
        } else if value.isInfinite {
            write(value < 0 ? "-Double.infinity" : "Double.infinity")
        } else {
            write(value.description)
        }
    }
}
