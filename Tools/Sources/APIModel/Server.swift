/// A place where the API is served.
package struct Server: Sendable {
    package struct Variable: Sendable {
        package var name: String
        package var defaultValue: String
        /// The values it may have; empty when any will do.
        package var allowedValues: [String]
        package var documentation: String?

        package init(name: String, defaultValue: String, allowedValues: [String], documentation: String?) {
            self.name = name
            self.defaultValue = defaultValue
            self.allowedValues = allowedValues
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
