import Diagnostics
import OpenAPIGrammar
import YAML

/// The files of a document. Each is read and parsed once, when the first reference leads to it.
struct DocumentFiles {
    private let loader: DocumentLoader
    /// Whether documents and schemas may state a URL for themselves.
    private let readsNames: Bool
    /// By normalised path.
    private var identities: [String: Result<String, LoadingFault>] = [:]
    /// The roots by identity; nil for a file that could not be read, which was reported.
    private var roots: [String: Node?] = [:]
    /// The identity of the file that a node stands in.
    private var holders: [ObjectIdentifier: String] = [:]
    private(set) var names = SelfNames()
    /// All files in the order of reading; the document itself comes first.
    private(set) var sources: [SourceFile] = []

    init(root: Node, version: OpenAPIVersion, loader: DocumentLoader) {
        self.loader = loader
        readsNames = version >= .v3_1
        add(root, of: "")
    }

    /// The identity of the file that relative references in a file start from. Nodes of an overlay belong to the
    /// document itself.
    func holder(of file: SourceFile) -> String {
        holders[ObjectIdentifier(file)] ?? ""
    }

    func holder(of node: Node) -> String { holder(of: node.file) }

    /// The file that a reference leads into, and the steps to the schema in it that the fragment starts from.
    mutating func place(
        of file: Substring, from base: ResourceBase
    ) throws(LoadingFault) -> (identity: String, steps: [String]) {
        if file.isEmpty { return (base.identity, base.steps) }
        let path = try FilePath.resolve(file, from: base.path)
        if let place = names.places[path] { return place }
        if let known = identities[path] { return (try known.get(), []) }
        let loader = loader
        let local = names.localPath(of: path)
        let found = Result { () throws(LoadingFault) in
            if let local, let identity = try? loader.identity(local) { return identity }
            return try loader.identity(path)
        }
        identities[path] = found
        return (try found.get(), [])
    }

    /// The root of a file; nil when it cannot be parsed, which is reported once.
    mutating func root(
        of identity: String, referredToFrom location: SourceLocation, sink: inout DiagnosticSink
    ) throws(LoadingFault) -> Node? {
        if let known = roots[identity] { return known }
        let source = try loader.source(identity)
        guard let root = Self.parse(source, referredToFrom: location, sink: &sink) else {
            sources.append(source)
            roots[identity] = .some(nil)
            return nil
        }
        add(root, of: identity)
        return root
    }

    /// The root of a file that was read.
    func root(of identity: String) -> Node? { roots[identity] ?? nil }

    private mutating func add(_ root: Node, of identity: String) {
        sources.append(root.file)
        holders[ObjectIdentifier(root.file)] = identity
        roots[identity] = .some(root)
        if readsNames { names.add(root, of: identity) }
    }

    private static func parse(
        _ source: SourceFile, referredToFrom location: SourceLocation, sink: inout DiagnosticSink
    ) -> Node? {
        do throws(Halt) {
            return try DocumentReader.read(source, sink: &sink)
        } catch {
            let fault = error.diagnostic
            sink.report(
                fault.rule, at: fault.location, fault.message,
                related: fault.related + [.init(location: location, message: "referred to from here")])
            return nil
        }
    }
}
