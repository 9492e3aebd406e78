/// Names that generated declarations have of their own, so that nothing from a document can be called so.
enum ReservedNames {
    /// Cases of the operation enum stand beside its properties.
    static let operationCases: Set<String> = ["id", "body"]
    /// `Hashable` gives every struct and enum this member.
    static let members: Set<String> = ["hashValue"]
    /// Attachments stand beside the tables of the security section.
    static let securityMembers: Set<String> = ["alternatives", "schemes"]
    /// `none` and `some` of an optional enum would mean the cases of `Optional`.
    static let enumCases: Set<String> = ["hashValue", "none", "rawValue", "some"]
    static let openEnumCases: Set<String> = enumCases.union(["unknown"])
}
