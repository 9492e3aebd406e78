/// A union of several types (`oneOf`, `anyOf`).
package struct UnionModel: Hashable, Sendable {
    /// The kind of a JSON value, as precise as the recognition of branches needs it.
    package enum Kind: Int, Hashable, Sendable { case object, array, string, number, boolean }

    /// The values of a branch's `enum` or `const`.
    package enum Values: Hashable, Sendable {
        case strings([String])
        case integers([Int])
    }

    /// The test that recognises a branch.
    package enum Test: Hashable, Sendable {
        /// The discriminator has one of these values.
        case tag(Values)
        /// The value has one of these kinds and all of these keys, which no other branch has.
        case evidence([Kind], keys: [String])
        /// The value is an object with one of these values for a key.
        case member(String, Values)
        /// The value is one of these.
        case values(Values)
        /// The value has one of these kinds (any, if there are none) and decodes as the branch. An object with the sign
        /// is tried before the others.
        case attempt([Kind], sign: Sign?)
    }

    /// An optional feature of a branch's objects that identifies the branch if it is present.
    package enum Sign: Hashable, Sendable {
        /// One of these keys, which no other branch has.
        case keys([String])
        /// One of these values for a key.
        case member(String, Values)
    }

    package struct Case: Hashable, Sendable {
        /// The Swift name, unescaped.
        package var name: String
        package var type: TypeReference
        package var test: Test
        /// The value of a branch with only one value; the case then has no payload.
        package var literal: DefaultValue?
        /// The location of the branch.
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

    /// The key of the discriminator, if there is one.
    package var discriminator: String?
    /// The cases, in the order in which they are tried.
    package var cases: [Case]
    /// The types generated from inline branches.
    package var nested: [Model]
    /// Whether the type keeps values of no branch; the default for unions that can be received.
    package var isOpen: Bool
    /// Whether a value is stored behind a reference, because it can contain its own type.
    package var isBoxed = false

    package init(discriminator: String?, cases: [Case], nested: [Model], isOpen: Bool) {
        self.discriminator = discriminator
        self.cases = cases
        self.nested = nested
        self.isOpen = isOpen
    }
}
