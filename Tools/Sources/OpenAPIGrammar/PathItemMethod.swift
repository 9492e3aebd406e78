/// The fields of a path item that hold an operation, named after its HTTP method, in the specification's order.
package enum PathItemMethod: String, CaseIterable, Sendable {
    case get, put, post, delete, options, head, patch, trace, query

    /// The first version that has the field.
    package var firstVersion: OpenAPIVersion {
        switch self {
        case .get, .put, .post, .delete, .options, .head, .patch: .v2_0
        case .trace: .v3_0
        case .query: .v3_2
        }
    }

    /// The names of the fields of all versions.
    package static let names = allCases.map(\.rawValue)

    /// The names of the fields that a version has.
    package static func names(in version: OpenAPIVersion) -> [String] {
        allCases.filter { $0.firstVersion <= version }.map(\.rawValue)
    }
}
