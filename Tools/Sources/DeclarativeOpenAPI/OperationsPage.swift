import APIModel
import Emit

/// What an API offers, as a page for people: each operation with its request, its statuses and its security.
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

    /// Alternatives are joined by "or", what one of them requires together by "and".
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

    /// The text without what would end a cell or its row.
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
