import APIModel
import SwiftAST

/// A part of the output that mirrors a part of the document.
struct Section: Sendable {
    let title: String
    /// Whether the section is in the file of the namespace in every layout, since it hardly grows with the document.
    var isSmall = false
    /// Whether the members of its types can be in extensions.
    var canSpread = false
    /// The declarations of the section, which are members of the namespace; empty if the API has no such part.
    let members: @Sendable (API, Arrangement) -> [Declaration]

    /// All sections, in the order of the output.
    static let all = [
        Section(title: "Schemas") { api, _ in SchemaSection.members(of: api) },
        Section(title: "Bodies") { api, _ in BodySection.members(of: api) },
        Section(title: "Operations", canSpread: true, members: OperationSection.members),
        Section(title: "Responses", canSpread: true, members: ResponseSection.members),
        Section(title: "Security", isSmall: true) { api, _ in SecuritySection.members(of: api) },
        Section(title: "Client", canSpread: true, members: ClientSection.members),
        Section(title: "Events", canSpread: true, members: EventSection.members),
        Section(title: "Servers", isSmall: true) { api, _ in ServerSection.members(of: api) },
    ]
}
