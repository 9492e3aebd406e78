import Diagnostics
import YAML

extension ReadingReports {
    /// A `$ref` with its target. A reference into a file that cannot be read, or to nothing in another file, has no target and
    /// is reported; whether there is something at a target in the document itself is not checked here.
    mutating func reference(_ value: Node) -> Reference? {
        guard let text = value.text else { return nil }
        return reference(text, at: value)
    }

    /// The same for a text that was made from a node's value.
    mutating func reference(_ text: String, at node: Node) -> Reference {
        reference(text, at: node.location, in: node.file)
    }

    /// The same for a text in a file.
    mutating func reference(_ text: String, at location: SourceLocation, in file: SourceFile) -> Reference {
        do throws(ReferenceReadingFault) {
            return Reference(text: text, location: location, target: try target(of: text, at: location, in: file))
        } catch {
            if let (rule, message) = error.finding(of: text) { sink.report(rule, at: location, message) }
            return Reference(text: text, location: location, target: nil)
        }
    }

    /// The target of a reference's text. A fault of the text is thrown, not reported; faults in the file that it names are
    /// reported.
    mutating func target(
        of text: String, at location: SourceLocation, in file: SourceFile
    ) throws(ReferenceReadingFault) -> ReferenceTarget {
        let base = base(in: file)
        let spelling = KnownTargets.Spelling(text: text, path: base.path, start: base.steps)
        if let known = targets.bySpelling[spelling] { return known }
        let target = try findTarget(of: text, from: base, at: location)
        targets.bySpelling[spelling] = target
        return target
    }

    private mutating func findTarget(
        of text: String, from base: ResourceBase, at location: SourceLocation
    ) throws(ReferenceReadingFault) -> ReferenceTarget {
        let (file, fragment) = ReferenceText.split(text)
        let root: Node?
        let target: ReferenceTarget
        do throws(LoadingFault) {
            let place = try files.place(of: file, from: base)
            target = ReferenceTarget(file: place.identity, from: place.steps, fragment: fragment)
            if target.isInDocument { return dialect.canonical(target) }
            root = try files.root(of: target.file, referredToFrom: location, sink: &sink)
        } catch {
            throw .notLoaded(error)
        }
        guard let root else { throw .fileAtFault }
        if target.steps == nil { schemas.collectAnchors(below: root, in: target.file) }
        guard self.node(at: target) != nil else {
            throw .nothingThere(file: root.file.name, fragment: String(fragment))
        }
        return target
    }

    /// The base of the references in a file, for the schema that is being read.
    private func base(in file: SourceFile) -> ResourceBase {
        let holder = files.holder(of: file)
        if let base = schemas.bases.last, base.identity == holder { return base }
        return files.names.base(of: holder)
    }
}

/// The targets of the references so far, and the nodes at them, so that no reference is parsed and no node searched
/// twice.
struct KnownTargets {
    struct Spelling: Hashable {
        let text: String
        /// The base's path.
        let path: String
        /// The base's steps.
        let start: [String]
    }

    var bySpelling: [Spelling: ReferenceTarget] = [:]
    var nodes: [ReferenceTarget: Node] = [:]
}
