import APIModel
import Naming

/// A place in which types are declared: the namespace, a struct, or the operation enum.
struct Nest {
    /// The Swift names that lead to it from the namespace.
    let path: [String]
    var scope: NameScope
    /// What has been declared in it, in the order of the document.
    var models: [Model] = []

    /// - Parameter namespace: The namespace's name, which no type in it takes: it leads to types that others hide.
    init(path: [String], namespace: String) {
        self.path = path
        scope = NameScope(reserved: [namespace], caseInsensitive: true)
    }

    func reference(to name: String) -> TypeReference {
        .named(path + [name])
    }
}

/// Where a schema stands, as far as naming it and deciding its direction need that.
struct Place {
    /// What a type made from the schema is called after.
    let name: String
    /// RFC 6901 pointer from the document's root.
    let pointer: String
    /// Whether a server can send it.
    let isReceived: Bool

    func below(_ steps: String..., named name: String) -> Place {
        Place(
            name: name, pointer: steps.reduce(into: pointer) { $0 += "/" + JSONPointer.step($1) },
            isReceived: isReceived)
    }
}
