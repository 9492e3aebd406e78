/// The place that a reference leads to: a file, and an object in it.
///
///     #/components/schemas/Pet   in the document itself
///     models/pet.yml#/Pet        in another file
///     models/pet.yml#            all of another file
///     #pet                       the schema that says `$anchor: pet`
///
/// A place has one target, however a reference to it is written. An anchor is a target of its own, beside the pointer to the
/// schema that bears it.
package struct ReferenceTarget: Hashable, Sendable {
    package enum Fragment: Hashable, Sendable {
        /// The steps of a JSON pointer (RFC 6901), decoded; none for the whole file.
        case pointer([String])
        /// The name that a schema has by `$anchor` or `$dynamicAnchor`.
        case anchor(String)
    }

    /// The file's path from the folder of the document, or its URL; empty for the document itself.
    package let file: String
    package let fragment: Fragment

    package init(file: String = "", _ fragment: Fragment) {
        self.file = file
        self.fragment = fragment
    }

    /// The target of a reference's fragment.
    ///
    /// - Parameters:
    ///   - fragment: As the reference writes it, without its `#`.
    ///   - start: The steps to the schema that pointers start from; none for the root of the file.
    package init(file: String, from start: [String] = [], fragment: Substring) {
        self.file = file
        self.fragment =
            if fragment.isEmpty {
                .pointer(start)
            } else if let steps = JSONPointer.steps(of: "#" + fragment) {
                .pointer(start + steps)
            } else {
                .anchor(String(fragment))
            }
    }

    /// The target of a reference in the document itself.
    package init(text: String) {
        let (file, fragment) = ReferenceText.split(text)
        self.init(file: String(file), fragment: fragment)
    }

    /// A component of the document.
    package init(component name: String, in section: ComponentSection) {
        self.init(.pointer(["components", section.rawValue, name]))
    }

    package var isInDocument: Bool { file.isEmpty }

    /// The steps of the pointer; nil for an anchor.
    package var steps: [String]? {
        if case .pointer(let steps) = fragment { steps } else { nil }
    }

    /// A name for an object without one of its own: the last step, the anchor, or the file's name without its ending.
    package var name: String {
        switch fragment {
        case .anchor(let name): name
        case .pointer(let steps): steps.last ?? FilePath.stem(of: file)
        }
    }

    /// The canonical reference to the target, as in the examples above.
    package var text: String {
        switch fragment {
        case .anchor(let name): file + "#" + name
        case .pointer(let steps): file + "#" + JSONPointer.text(of: steps)
        }
    }

    /// The target of an object inside this one; nil for an anchor, which has no pointer.
    package func appending(_ steps: [String]) -> ReferenceTarget? {
        self.steps.map { ReferenceTarget(file: file, .pointer($0 + steps)) }
    }

    /// The name of the component of that section which the target is; nil for anything else, also for what is in a
    /// component.
    package func component(in section: ComponentSection) -> String? {
        guard isInDocument, let steps, steps.count == 3, steps[0] == "components", steps[1] == section.rawValue else {
            return nil
        }
        return steps[2]
    }

    /// Whether the target is a component of that section, or is in one.
    func isWithin(_ section: ComponentSection) -> Bool {
        guard isInDocument, let steps else { return false }
        return steps.count > 2 && steps[0] == "components" && steps[1] == section.rawValue
    }
}
