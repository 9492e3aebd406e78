import CommandSupport
import DeclarativeOpenAPI
import Diagnostics

/// What the arguments ask for.
struct Options {
    enum Request {
        case help, version, generate
    }

    var request = Request.generate
    var input = ""
    /// Where the source goes; nil for standard output.
    var output: String?
    /// Where the map of the types goes; nil for nowhere.
    var types: String?
    /// The configuration file; nil for none.
    var configuration: String?
    var isStrict = false
    var generator = GeneratorOptions()

    private static let flags = [
        Flag("--output", short: "-o", takesValue: true),
        Flag("--types", takesValue: true),
        Flag("--config", takesValue: true),
        Flag("--enum-name", takesValue: true),
        Flag("--exclude-scheme", takesValue: true, isRepeatable: true),
        Flag("--strict"),
        Flag("--allow", takesValue: true, isRepeatable: true),
        Flag("--version"),
        Flag("--help", short: "-h"),
    ]

    init(_ arguments: [String]) throws(UsageError) {
        let arguments = try Arguments(arguments, flags: Self.flags)
        if arguments.has("--help") {
            request = .help
            return
        }
        if arguments.has("--version") {
            request = .version
            return
        }
        input = try Self.input(arguments.operands)
        output = arguments.value("--output")
        types = arguments.value("--types")
        configuration = arguments.value("--config")
        isStrict = arguments.has("--strict")
        generator.enumName = arguments.value("--enum-name")
        generator.excludedSchemes = arguments.values("--exclude-scheme")
        generator.allowedRules = try Self.allowed(arguments.values("--allow"), among: Generator.rules)
    }

    static func input(_ operands: [String]) throws(UsageError) -> String {
        guard let input = operands.first else { throw UsageError("which document? a file is needed") }
        if operands.count > 1 { throw UsageError("one document at a time: \(operands.joined(separator: ", "))") }
        return input
    }

    static func allowed(_ ids: [String], among rules: [Rule]) throws(UsageError) -> Set<String> {
        for id in ids {
            guard let rule = rules.first(where: { $0.id == id }) else {
                let allowable = rules.filter { $0.level != .error }.map(\.id)
                let hint = NearestSpelling.hint(for: id, among: allowable)
                throw UsageError("there is no rule \(id)\(hint)")
            }
            if rule.level == .error { throw UsageError("\(id) is always an error, it cannot be allowed") }
        }
        return Set(ids)
    }
}
