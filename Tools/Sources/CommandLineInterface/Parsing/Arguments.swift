import Diagnostics

/// The parsed arguments of a command: flags with their values, and operands.
///
///     let output = Flag("--output", short: "-o", .file("FILE"), help: "write to FILE")
///     let arguments = try Arguments(["spec.yaml", "-o", "Client.swift"], flags: [output])
///     arguments.operands         // ["spec.yaml"]
///     arguments.value(output)    // "Client.swift"
///
/// The accepted forms are `--flag value`, `--flag=value`, `-f value`, `-fvalue` and `-ab` for `-a -b`. Flags may follow
/// operands. Everything after `--` is an operand, and so is `-` alone.
package struct Arguments: Sendable {
    /// The operands, in order.
    package private(set) var operands: [String] = []
    private var values: [String: [String]] = [:]

    /// Parses the arguments that follow the name of the command.
    package init(_ arguments: [String], flags: [Flag]) throws(UsageError) {
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            if argument == "--" {
                operands += rest
                return
            }
            guard argument.hasPrefix("-"), argument != "-" else {
                operands.append(argument)
                continue
            }
            try read(argument, rest: &rest, flags: flags)
        }
    }

    /// Whether the flag was given.
    package func has(_ flag: Flag) -> Bool { values[flag.name] != nil }

    /// The value of a flag that can be given once.
    package func value(_ flag: Flag) -> String? { values[flag.name]?.last }

    /// Every value of a repeatable flag, in order.
    package func values(_ flag: Flag) -> [String] { values[flag.name] ?? [] }

    private mutating func read(
        _ argument: String, rest: inout ArraySlice<String>, flags: [Flag]
    ) throws(UsageError) {
        let (spelling, attached) = try Self.split(argument, flags: flags)
        guard let flag = flags.first(where: { $0.spellings.contains(spelling) }) else {
            throw UsageError("there is no flag \(spelling)\(FlagSpelling.hint(for: spelling, among: flags))")
        }
        guard let placeholder = flag.value else {
            values[flag.name] = []
            guard let attached else { return }
            if spelling.hasPrefix("--") { throw UsageError("\(flag.name) takes no value") }
            return try read("-" + attached, rest: &rest, flags: flags)
        }
        if has(flag), !flag.isRepeatable { throw UsageError("\(flag.name) is given twice") }
        guard let value = attached ?? rest.popFirst(), !value.isEmpty else {
            throw UsageError("\(flag.name) needs a value: \(flag.usage)")
        }
        try placeholder.check(value, for: flag.name)
        values[flag.name, default: []].append(value)
    }

    /// Splits `--flag=value` and `-fvalue` into flag and value. A long flag with one dash is reported as a mistake; it
    /// is not read as a short flag with a value.
    private static func split(
        _ argument: String, flags: [Flag]
    ) throws(UsageError) -> (spelling: String, value: String?) {
        let name = argument.prefix { $0 != "=" }
        let value = name.count < argument.count ? String(argument.dropFirst(name.count + 1)) : nil
        if argument.hasPrefix("--") { return (String(name), value) }
        if flags.contains(where: { $0.name == "-" + name }) {
            throw UsageError("there is no flag \(name); did you mean -\(name)?")
        }
        let short = String(argument.prefix(2))
        if argument.count > 2, !flags.contains(where: { $0.short == short }) { return (String(name), value) }
        return (short, argument.count > 2 ? String(argument.dropFirst(2)) : nil)
    }
}
