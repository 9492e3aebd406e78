extension CommandDescription {
    /// Parses and checks the arguments of the command. If `--help` is one of them, the others are not checked.
    ///
    /// - Parameter usage: The full usage line of the command.
    func arguments(_ words: [String], usage: String) throws(UsageError) -> Arguments {
        let arguments = try Arguments(words, flags: flags)
        if arguments.has(.help) { return arguments }
        try checkOperands(arguments.operands, usage: usage)
        for flag in flags where flag.isRequired && !arguments.has(flag) {
            throw UsageError("\(flag.usage) is missing: \(usage)")
        }
        return arguments
    }

    private func checkOperands(_ given: [String], usage: String) throws(UsageError) {
        var rest = given[...]
        for operand in operands {
            switch operand.count {
            case .one:
                guard !rest.isEmpty else { throw UsageError("\(operand.placeholder.name) is missing: \(usage)") }
                fallthrough
            case .optional:
                guard let value = rest.popFirst() else { continue }
                try operand.placeholder.check(value, for: "the argument of \(name)")
            case .any: return
            }
        }
        guard let extra = rest.first else { return }
        throw UsageError("\(extra) is one argument too many: \(usage)")
    }
}
