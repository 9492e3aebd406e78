import Diagnostics
import OpenAPIGrammar
import YAML

/// The operations of a path item with methods that have no field (OpenAPI 3.2).
enum AdditionalOperations {
    /// The entries of `additionalOperations`, whose keys are methods as they are sent.
    static func entries(of item: ObjectReader, _ reports: inout ReadingReports) -> [(key: Key, value: Node)] {
        guard reports.version >= .v3_2 else { return [] }
        return item.map("additionalOperations", &reports).filter { entry in
            if entry.key.text.hasPrefix("x-") { return false }
            if PathItemMethod(rawValue: entry.key.text.lowercased()) != nil {
                reports.refuse(
                    .wrongType, at: entry.key.location,
                    "`\(entry.key.text)` is no additional method: write the operation as "
                        + "`\(entry.key.text.lowercased())` of the path item")
                return false
            }
            guard isToken(entry.key.text) else {
                reports.refuse(
                    .wrongType, at: entry.key.location,
                    "`\(entry.key.text)` is no method: one is made of letters, digits and some signs, such as `COPY`")
                return false
            }
            return true
        }
    }

    /// Whether the text is a `token` (RFC 9110 §5.6.2), as every method is.
    private static func isToken(_ text: String) -> Bool {
        !text.isEmpty
            && text.unicodeScalars.allSatisfy { scalar in
                scalar.isASCII
                    && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
                        || "!#$%&'*+-.^_`|~".unicodeScalars.contains(scalar))
            }
    }
}
