import Diagnostics
import YAML

/// The methods that a path item has operations for.
enum OperationMethods {
    private static let common: Set<String> = ["get", "put", "post", "delete", "options", "head", "patch", "trace"]

    /// The fields of a path item that hold an operation.
    static func keys(in version: Document.Version) -> Set<String> {
        version == .v3_2 ? common.union(["query"]) : common
    }

    /// The entries of `additionalOperations`, whose keys are methods as they are sent.
    static func additional(of item: ObjectReader, _ reports: inout ReadingReports) -> [(key: Key, value: Node)] {
        guard reports.version == .v3_2 else { return [] }
        return item.map("additionalOperations", &reports).filter { entry in
            if entry.key.text.hasPrefix("x-") { return false }
            if keys(in: .v3_2).contains(entry.key.text.lowercased()) {
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

    /// RFC 9110 section 5.6.2.
    private static func isToken(_ text: String) -> Bool {
        !text.isEmpty
            && text.unicodeScalars.allSatisfy { scalar in
                scalar.isASCII
                    && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
                        || "!#$%&'*+-.^_`|~".unicodeScalars.contains(scalar))
            }
    }
}
