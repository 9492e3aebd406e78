/// The name by which a configuration selects a part of the document: `Pet`, or `Pet.status` for a member of `Pet`.
struct Address {
    /// The address of the part that contains this one.
    let owner: String?
    let name: String

    init(_ name: String, of owner: String? = nil) {
        self.name = name
        self.owner = owner
    }

    var text: String { owner.map { "\($0).\(name)" } ?? name }

    /// The address of a part that this one contains.
    func member(_ name: String) -> Address { Address(name, of: text) }
}
