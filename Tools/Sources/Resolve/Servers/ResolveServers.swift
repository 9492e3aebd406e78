import APIModel
import Diagnostics
import Naming
import OpenAPIDocument

/// Resolves servers. The values that a variable may have become an enumeration in the namespace.
enum Servers {
    /// The first server if its URL is absolute; else none.
    static func resolve(_ document: Document, _ draft: inout Draft) -> [Server] {
        guard let object = document.servers.first else { return [] }
        let url = url(of: object)
        guard AbsoluteURL.isWritten(in: url) else {
            draft.findings.report(
                .relativeServer, at: object.location,
                "`\(object.url)` is no absolute URL, so there is no `defaultBaseURL`; the wiring states one")
            return []
        }
        var labels = NameScope()
        let names = labels.assign(
            object.variables.map { Nameable(source: .parameter($0.name, in: "server"), location: object.location) },
            "server variables", &draft.findings)
        let variables = zip(object.variables, names).map { variable, name in
            Server.Variable(
                name: name, key: variable.name, type: type(of: variable, at: object.location, &draft),
                defaultValue: variable.defaultValue, documentation: variable.description)
        }
        return [
            Server(template: object.url, url: url, variables: variables, documentation: object.description)
        ]
    }

    /// The URL of a server, with the default values of its variables.
    static func url(of object: ServerObject) -> String {
        object.variables.reduce(object.url) { url, variable in
            replacing("{\(variable.name)}", in: url, with: variable.defaultValue)
        }
    }

    private static func type(
        of variable: ServerObject.Variable, at location: SourceLocation, _ draft: inout Draft
    ) -> TypeReference {
        guard !variable.allowedValues.isEmpty else { return .primitive(.string) }
        let pointer = "/servers/0/variables/" + JSONPointer.step(variable.name)
        let token = draft.token(
            for: Nameable(source: .type("server-" + variable.name), location: location, tieBreaker: pointer))
        var seen: Set<String> = []
        let values = variable.allowedValues.filter { seen.insert($0).inserted }
        var scope = NameScope(reserved: ReservedNames.enumCases)
        let names = scope.assign(
            values.map { Nameable(source: .enumCase($0), location: location) }, "values", &draft.findings)
        let cases = zip(values, names).map { EnumerationModel.Case(name: $1, rawValue: $0) }
        draft.models.append(
            Model(
                name: token.text, origin: Origin(location, pointer), documentation: variable.description,
                isDeprecated: false,
                kind: .enumeration(EnumerationModel(rawType: .string, cases: cases, isOpen: false))))
        return .named([token.text])
    }

    private static func replacing(_ placeholder: String, in text: String, with value: String) -> String {
        text.split(separator: placeholder, omittingEmptySubsequences: false).joined(separator: value)
    }
}
