import CommandSupport
import Diagnostics
import Slice

/// What the arguments of `slice` ask for.
struct SliceArguments {
    var wantsHelp = false
    var input = ""
    /// Where the document goes; nil for standard output.
    var output: String?
    var selection = SliceOptions()
    var allowedRules: Set<String> = []

    private static let flags = [
        Flag("--tag", takesValue: true, isRepeatable: true),
        Flag("--path", takesValue: true, isRepeatable: true),
        Flag("--operation", takesValue: true, isRepeatable: true),
        Flag("--scheme", takesValue: true, isRepeatable: true),
        Flag("--output", short: "-o", takesValue: true),
        Flag("--allow", takesValue: true, isRepeatable: true),
        Flag("--help", short: "-h"),
    ]

    init(_ arguments: [String]) throws(UsageError) {
        let arguments = try Arguments(arguments, flags: Self.flags)
        if arguments.has("--help") {
            wantsHelp = true
            return
        }
        input = try Options.input(arguments.operands)
        output = arguments.value("--output")
        selection = SliceOptions(
            tags: arguments.values("--tag"), paths: arguments.values("--path"),
            operations: arguments.values("--operation"), schemes: arguments.values("--scheme"))
        allowedRules = try Options.allowed(arguments.values("--allow"), among: Rule.allSlice)
    }
}
