/// One of several types (`oneOf`, `anyOf`).
package struct UnionModel: Sendable {
    /// What a JSON value is, as far as telling branches apart needs it.
    package enum Kind: Int, Hashable, Sendable { case object, array, string, number, boolean }

    /// Values that a branch lists.
    package enum Values: Hashable, Sendable {
        case strings([String])
        case integers([Int])
    }

    /// How a branch is recognised.
    package enum Test: Hashable, Sendable {
        /// By the value of the union's discriminator.
        case tag(Values)
        /// By the kind of the value and by keys that it has, all of which only this branch has.
        case evidence([Kind], keys: [String])
        /// By being an object with one of these values under a key.
        case member(String, Values)
        /// By being one of the values.
        case values(Values)
        /// By being of one of these kinds, or of any when there are none, and decoding. An object that shows the sign is
        /// tried before all others.
        case attempt([Kind], sign: Sign?)
    }

    /// What an object of a branch need not have, and what makes it one of that branch when it does.
    package enum Sign: Hashable, Sendable {
        /// Any of the keys, which no other branch lists.
        case keys([String])
        /// One of these values under a key.
        case member(String, Values)
    }

    package struct Case: Sendable {
        /// The Swift name, unescaped.
        package var name: String
        package var type: TypeReference
        package var test: Test
        /// The one value of the case, where there is but one; then it has no payload.
        package var literal: DefaultValue?
        /// The branch in the document's list.
        package var origin: Origin?

        package init(
            name: String, type: TypeReference, test: Test, literal: DefaultValue? = nil, origin: Origin? = nil
        ) {
            self.name = name
            self.type = type
            self.test = test
            self.literal = literal
            self.origin = origin
        }
    }

    /// The key whose value tells the cases apart, where there is one.
    package var discriminator: String?
    /// In the order in which they are tried.
    package var cases: [Case]
    /// Types made from inline branches.
    package var nested: [Model]
    /// Whether values that fit no branch are kept: so it is for unions that can be received.
    package var isOpen: Bool
    /// Whether a value is stored behind a reference, since it can hold one of its own kind.
    package var isBoxed = false

    package init(discriminator: String?, cases: [Case], nested: [Model], isOpen: Bool) {
        self.discriminator = discriminator
        self.cases = cases
        self.nested = nested
        self.isOpen = isOpen
    }
}
