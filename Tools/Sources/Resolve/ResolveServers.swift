import APIModel
import Diagnostics
import Naming
import OpenAPIDocument

/// Resolves servers; the values that a variable may have are an enumeration in the namespace.
enum Servers {
    /// The first server, where its URL is absolute.
    static func resolve(_ document: Document, _ topLevel: inout Nest, _ reports: inout Reports) -> [Server] {
        guard let object = document.servers.first else { return [] }
        let url = url(of: object)
        guard AbsoluteURL.isWritten(in: url) else {
            reports.report(
                .relativeServer, at: object.location,
                "`\(object.url)` is no absolute URL, so there is no `defaultBaseURL`; the wiring states one")
            return []
        }
        var labels = NameScope()
        let variables = object.variables.map { variable in
            let (name, _) = labels.assign(
                preferred: SwiftName.parameter(variable.name), alternative: SwiftName.spelledParameter(variable.name),
                source: variable.name)
            return Server.Variable(
                name: name, key: variable.name, type: type(of: variable, at: object.location, &topLevel),
                defaultValue: variable.defaultValue, documentation: variable.description)
        }
        return [
            Server(template: object.url, url: url, variables: variables, documentation: object.description)
        ]
    }

    /// The URL, with its variables' defaults.
    static func url(of object: ServerObject) -> String {
        object.variables.reduce(object.url) { url, variable in
            replacing("{\(variable.name)}", in: url, with: variable.defaultValue)
        }
    }

    private static func type(
        of variable: ServerObject.Variable, at location: SourceLocation, _ topLevel: inout Nest
    ) -> TypeReference {
        guard !variable.allowedValues.isEmpty else { return .primitive(.string) }
        let text = "server-" + variable.name
        let (name, _) = topLevel.scope.assign(
            preferred: SwiftName.type(text), alternative: SwiftName.spelledType(text), source: text)
        var cases = NameScope(reserved: ReservedNames.enumCases)
        var seen: Set<String> = []
        let values = variable.allowedValues.filter { seen.insert($0).inserted }.map { value in
            EnumerationModel.Case(
                name: cases.assign(
                    preferred: SwiftName.enumCase(value), alternative: SwiftName.spelledEnumCase(value), source: value
                ).name, rawValue: value)
        }
        topLevel.models.append(
            Model(
                name: name,
                origin: Origin(
                    file: location.file, line: location.line, column: location.column,
                    pointer: "/servers/0/variables/" + JSONPointer.step(variable.name)),
                documentation: variable.description, isDeprecated: false,
                kind: .enumeration(EnumerationModel(rawType: .string, cases: values, isOpen: false))))
        return topLevel.reference(to: name)
    }

    private static func replacing(_ placeholder: String, in text: String, with value: String) -> String {
        text.split(separator: placeholder, omittingEmptySubsequences: false).joined(separator: value)
    }
}
