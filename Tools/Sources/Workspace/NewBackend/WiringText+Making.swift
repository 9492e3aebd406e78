extension WiringText {
    /// The expression that makes a client, without what follows its last argument.
    ///
    /// - Parameters:
    ///   - baseURL: An expression.
    ///   - user: The user name of a pair, unquoted.
    ///   - secret: Every other credential, unquoted.
    func making(baseURL: String, user: String, secret: String, indentation: String) -> String {
        let arguments =
            ["baseURL: \(baseURL)"]
            + credentials.map { parameter, credential in
                let value =
                    credential.isPair ? "(username: \"\(user)\", password: \"\(secret)\")" : "\"\(secret)\""
                return "\(bare(parameter)): \(value)"
            }
        let line = "\(typeName)(\(arguments.joined(separator: ", ")))"
        if indentation.count + "let client = ".count + line.count <= 100 { return line }
        return "\(typeName)(\n" + arguments.map { "\(indentation)    \($0)" }.joined(separator: ",\n")
            + "\n\(indentation))"
    }

    /// A label needs no backticks, but for the one word that does.
    private func bare(_ name: String) -> String {
        name == "`inout`" ? name : name.filter { $0 != "`" }
    }
}
