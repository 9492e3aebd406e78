/// A server of the API.
package struct Server: Sendable {
    package struct Variable: Sendable {
        /// The Swift name, unescaped.
        package var name: String
        /// The name in the URL template.
        package var key: String
        /// The type: an enumeration if the document lists values, otherwise a string.
        package var type: TypeReference
        package var defaultValue: String
        package var documentation: String?

        package init(name: String, key: String, type: TypeReference, defaultValue: String, documentation: String?) {
            self.name = name
            self.key = key
            self.type = type
            self.defaultValue = defaultValue
            self.documentation = documentation
        }
    }

    /// The URL template, with variables in braces.
    package var template: String
    /// The absolute URL with the default values of the variables.
    package var url: String
    package var variables: [Variable]
    package var documentation: String?

    package init(template: String, url: String, variables: [Variable], documentation: String?) {
        self.template = template
        self.url = url
        self.variables = variables
        self.documentation = documentation
    }
}
