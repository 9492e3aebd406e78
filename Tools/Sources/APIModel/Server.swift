/// A place where the API is served.
package struct Server: Sendable {
    package struct Variable: Sendable {
        /// The Swift name, unescaped.
        package var name: String
        /// The name in the template.
        package var key: String
        /// An enumeration where the values are listed, else a string.
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

    /// As the document writes it, variables in braces.
    package var template: String
    /// The absolute URL that the variables' defaults make.
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
