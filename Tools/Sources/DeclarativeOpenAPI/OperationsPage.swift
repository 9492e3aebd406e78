import APIModel
import Emit

/// The Markdown page that lists the operations of an API, each with its request, statuses and security.
enum OperationsPage {
    static func markdown(for api: API) -> String {
        var text = """
            # Operations of \(cell(api.title))

            Made from the document by `./workspace regenerate`; edits are lost.

            | operation | request | statuses | security |
            |---|---|---|---|

            """
        for operation in api.operations {
            let cells = [
                "`\(operation.name)`", "`\(operation.method.token) \(operation.path)`",
                operation.documentedStatuses.joined(separator: ", "), security(of: operation),
            ]
            text += "| " + cells.map(cell).joined(separator: " | ") + " |\n"
        }
        return text
    }

    /// The security of an operation: alternatives joined by "or", the schemes of one alternative by "and".
    private static func security(of operation: Operation) -> String {
        guard !operation.security.isEmpty else { return "public" }
        return operation.security.map { alternative in
            let schemes = alternative.requirements.map { requirement in
                requirement.scopes.isEmpty
                    ? requirement.scheme : "\(requirement.scheme) (\(requirement.scopes.joined(separator: ", ")))"
            }
            return schemes.isEmpty ? "none" : schemes.joined(separator: " and ")
        }.joined(separator: " or ")
    }

    /// The text with the characters escaped or replaced that would end a cell or a row.
    private static func cell(_ text: String) -> String {
        text.map { character in
            switch character {
            case "|": "\\|"
            case _ where character.isNewline: " "
            default: String(character)
            }
        }.joined()
    }
}
