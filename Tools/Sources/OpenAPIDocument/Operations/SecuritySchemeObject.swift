import Diagnostics

package struct SecuritySchemeObject: Sendable {
    package enum Kind: Hashable, Sendable {
        case apiKey(name: String, place: String)
        case http(scheme: String)
        case oauth2
        case openIDConnect
        case mutualTLS
        case unknown(String)
    }

    package let kind: Kind
    package let description: String?
    package let location: SourceLocation
}

/// Schemes that must all be satisfied.
package struct SecurityRequirementObject: Sendable {
    package let schemes: [Entry<[String]>]
    package let location: SourceLocation
}
