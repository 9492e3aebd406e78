import CommandSupport

/// How findings are told, and which of them fail.
struct FindingOptions {
    let isStrict: Bool
    let isQuiet: Bool

    init(_ arguments: Arguments) {
        isStrict = arguments.has(.strict)
        isQuiet = arguments.has(.quiet)
    }
}
