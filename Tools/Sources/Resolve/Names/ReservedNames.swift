/// Names that generated code declares itself, so that no part of a document gets them.
enum ReservedNames {
    /// The properties of the operation enum, which its cases stand beside.
    static let operationCases: Set<String> = ["id", "body"]
    /// The member that `Hashable` gives every struct and enum.
    static let members: Set<String> = ["hashValue"]
    /// The tables of the security section, which the attachments stand beside.
    static let securityMembers: Set<String> = ["alternatives", "schemes"]
    /// The members of enums; in an optional enum, `none` and `some` are ambiguous with the cases of `Optional`.
    static let enumCases: Set<String> = ["hashValue", "none", "rawValue", "some"]
    static let openEnumCases: Set<String> = enumCases.union(["known", "unknown"])
}
