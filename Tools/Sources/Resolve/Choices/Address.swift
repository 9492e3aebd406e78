/// What something of the document is called in a configuration: `Pet`, or `Pet.status` for what stands in another.
struct Address {
    /// What it is a member of, or stands in.
    let owner: String?
    let name: String

    init(_ name: String, of owner: String? = nil) {
        self.name = name
        self.owner = owner
    }

    var text: String { owner.map { "\($0).\(name)" } ?? name }

    /// What stands in this.
    func member(_ name: String) -> Address { Address(name, of: text) }
}
