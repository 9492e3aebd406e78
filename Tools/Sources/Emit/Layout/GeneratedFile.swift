/// One file of the output.
package struct GeneratedFile: Hashable, Sendable {
    /// The file's name, without a folder: `Stripe+Schemas.generated.swift`.
    package let name: String
    package let text: String

    package init(name: String, text: String) {
        self.name = name
        self.text = text
    }
}
