extension WiringText {
    /// The expression that makes a client, up to its last argument.
    ///
    /// - Parameters:
    ///   - baseURL: An expression.
    ///   - user: The user name of a pair, without quotes.
    ///   - secret: The value of every other credential, without quotes.
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

    /// The label of an argument; only one keyword needs backticks.
    private func bare(_ name: String) -> String {
        name == "`inout`" ? name : name.filter { $0 != "`" }
    }
}
