/// How the place that a reference leads to is spelled: `#/components/schemas/Pet` in the document that is generated,
/// `models/pet.yml#/Pet` in another file, `models/pet.yml#` for all of it. One place has one key, however it is reached,
/// but for anchors, whose keys are their names: `#pet`.
package enum ReferenceKey {
    /// The key of a place in a file.
    ///
    /// - Parameters:
    ///   - pointer: The schema that the fragment starts from; empty for the root of the file.
    ///   - fragment: As a reference writes it, without its `#`.
    static func key(_ identity: String, from pointer: String = "", fragment: Substring) -> String {
        let place = JSONPointer.canonical("#" + fragment)
        return pointer.isEmpty || !(fragment.isEmpty || fragment.hasPrefix("/"))
            ? identity + place : identity + "#" + pointer + place.dropFirst()
    }

    /// The two parts of a reference: a file, empty for the one that holds it, and the place in it.
    static func split(_ text: String) -> (file: Substring, fragment: Substring) {
        guard let hash = text.utf8.firstIndex(of: UInt8(ascii: "#")) else { return (text[...], "") }
        return (text[..<hash], text[text.utf8.index(after: hash)...])
    }

    /// The identity of the file that a key leads into; empty for the document itself.
    package static func file(of key: String) -> String { String(split(key).file) }

    /// The steps of the pointer in a key, whatever the file; nil for an anchor.
    package static func steps(of key: String) -> [String]? {
        let fragment = split(key).fragment
        return fragment.isEmpty ? [] : JSONPointer.steps(of: "#" + fragment)
    }

    /// What the place is called where nothing else names it: the last step, the anchor, or the file's name without its
    /// ending.
    package static func name(of key: String) -> String {
        let (file, fragment) = split(key)
        guard let steps = steps(of: key) else { return String(fragment) }
        return steps.last ?? FilePath.stem(of: String(file))
    }

    /// What a schema is called that is no component: its key with a `#` before it, so that it begins like no component's
    /// name. `#/paths/…`, `#pet`, `#models/pet.yml#/Pet`.
    package static func placedName(of key: String) -> String { key.hasPrefix("#") ? key : "#" + key }

    /// The key of a schema that is called so.
    package static func key(ofPlaced name: String) -> String {
        let rest = name.dropFirst()
        return rest.utf8.contains(UInt8(ascii: "#")) ? String(rest) : name
    }

    /// Whether a key leads to a component of the section, in the document itself.
    static func isComponent(_ key: String, of section: String) -> Bool {
        key.hasPrefix("#/components/" + section + "/") && steps(of: key)?.count == 3
    }
}
