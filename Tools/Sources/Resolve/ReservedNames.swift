/// Names that generated declarations have of their own, so that nothing from a document can be called so.
enum ReservedNames {
    /// Cases of the operation enum stand beside its properties.
    static let operationCases: Set<String> = ["id", "body"]
    /// `Hashable` gives every struct and enum this member.
    static let members: Set<String> = ["hashValue"]
    /// Attachments stand beside the tables of the security section.
    static let securityMembers: Set<String> = ["alternatives", "schemes"]
    static let enumCases: Set<String> = ["hashValue", "rawValue"]
    static let openEnumCases: Set<String> = enumCases.union(["unknown"])
}
