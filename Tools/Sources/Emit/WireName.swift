/// The sentence of a doc comment that gives the name in requests and responses.
enum WireName {
    /// "Wire name: `grant_type`."; nil if the Swift name is the same.
    static func sentence(_ wireName: String, of name: String) -> String? {
        guard wireName != name, !wireName.isEmpty, !wireName.contains("`") else { return nil }
        return "Wire name: `\(wireName)`."
    }
}
