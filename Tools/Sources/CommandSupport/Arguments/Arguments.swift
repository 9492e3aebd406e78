import Diagnostics

/// A command's arguments, told apart: flags with their values, and operands.
///
///     let arguments = try Arguments(["spec.yaml", "-o", "Client.swift"], flags: [Flag("--output", short: "-o", takesValue: true)])
///     arguments.operands             // ["spec.yaml"]
///     arguments.value("--output")    // "Client.swift"
///
/// Understood are `--flag value`, `--flag=value`, `-f value` and `-fvalue`, flags after operands, and `--`, behind which
/// everything is an operand. A lone `-` is an operand.
package struct Arguments: Sendable {
    /// What is not a flag, in order.
    package private(set) var operands: [String] = []
    private var values: [String: [String]] = [:]

    /// Reads `arguments`, the command's own name not among them.
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
    package func has(_ name: String) -> Bool { values[name] != nil }

    /// The value of a flag that can be given once.
    package func value(_ name: String) -> String? { values[name]?.last }

    /// Every value of a repeatable flag, in order.
    package func values(_ name: String) -> [String] { values[name] ?? [] }

    private mutating func read(
        _ argument: String, rest: inout ArraySlice<String>, flags: [Flag]
    ) throws(UsageError) {
        let (spelling, attached) = Self.split(argument)
        guard let flag = flags.first(where: { $0.name == spelling || $0.short == spelling }) else {
            let known = flags.flatMap { [$0.name] + ($0.short.map { [$0] } ?? []) }
            let hint = spelling.hasPrefix("--") ? NearestSpelling.hint(for: spelling, among: known) : ""
            throw UsageError("there is no flag \(spelling)\(hint)")
        }
        if has(flag.name), !flag.isRepeatable, flag.takesValue {
            throw UsageError("\(flag.name) is given twice")
        }
        guard flag.takesValue else {
            if attached != nil { throw UsageError("\(flag.name) takes no value") }
            values[flag.name] = []
            return
        }
        guard let value = attached ?? rest.popFirst(), !value.isEmpty else {
            throw UsageError("\(flag.name) needs a value")
        }
        values[flag.name, default: []].append(value)
    }

    /// `--flag=value` and `-fvalue` hold their value; the others do not.
    private static func split(_ argument: String) -> (spelling: String, value: String?) {
        if argument.hasPrefix("--") {
            guard let equals = argument.firstIndex(of: "=") else { return (argument, nil) }
            return (String(argument[..<equals]), String(argument[argument.index(after: equals)...]))
        }
        let short = String(argument.prefix(2))
        return (short, argument.count > 2 ? String(argument.dropFirst(2)) : nil)
    }
}
