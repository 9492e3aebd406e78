import Diagnostics
import YAML

/// The URLs that documents and schemas state for themselves: `$self` of a document (OpenAPI 3.2), `$id` of a schema
/// (JSON Schema 2020-12, section 8.2.1).
///
/// The files beside a local file are taken to be the ones that are published beside its URL. So its relative references
/// are resolved locally, and a URL in the folder where it is published means a file in its local folder.
struct SelfNames {
    /// The places by URL or path.
    private(set) var places: [String: (identity: String, steps: [String])] = [:]
    /// The bases of files that state a relative path for themselves.
    private(set) var bases: [String: ResourceBase] = [:]
    /// The bases of references in schemas with a `$id`, by the schema's location.
    private var schemas: [SourceLocation: ResourceBase] = [:]
    /// The files that hold schemas with a `$id`.
    private var holders: Set<String> = []
    private var folders: [(published: String, local: String)] = []

    /// Notes the names in a file.
    mutating func add(_ root: Node, of identity: String) {
        if let name = Self.name(of: root), let path = try? FilePath.resolve(name[...], from: identity) {
            places[path] = places[path] ?? (identity, [])
            if FilePath.isRemote(path), !FilePath.isRemote(identity) {
                folders.append((FilePath.folder(of: path[...]), FilePath.folder(of: identity[...])))
            } else {
                bases[identity] = ResourceBase(identity: identity, path: path)
            }
        }
        guard root.file.mentionsNames else { return }
        addSchemas(below: root, base: base(of: identity))
    }

    func base(of identity: String) -> ResourceBase {
        bases[identity] ?? ResourceBase(identity: identity, path: identity)
    }

    /// The local path of the file that is published at a URL.
    func localPath(of url: String) -> String? {
        guard FilePath.isRemote(url), let folder = folders.first(where: { url.hasPrefix($0.published) }) else {
            return nil
        }
        return folder.local + JSONPointer.percentDecoded(url.dropFirst(folder.published.count))
    }

    /// Whether a file holds schemas with a `$id`.
    func isHolder(_ identity: String) -> Bool { holders.contains(identity) }

    /// The base of the references in a schema with a `$id`; nil for a schema without.
    func base(of schema: Node) -> ResourceBase? { schemas[schema.location] }

    private static func base(
        in schema: Mapping, at steps: [String], within base: ResourceBase
    ) -> ResourceBase? {
        guard let name = schema["$id"]?.string, !name.hasPrefix("#"),
            let path = try? FilePath.resolve(name.prefix { $0 != "#" }, from: base.path)
        else { return nil }
        return ResourceBase(identity: base.identity, steps: steps, path: path)
    }

    private static func name(of root: Node) -> String? {
        let isDocument = root["openapi"]?.text != nil
        let name = root[isDocument ? "$self" : "$id"]?.string
        return name.map { String($0.prefix { $0 != "#" }) }.flatMap { $0.isEmpty ? nil : $0 }
    }

    private mutating func addSchemas(below root: Node, base: ResourceBase) {
        var waiting: [(node: Node, base: ResourceBase, steps: [String])] = [(root, base, [])]
        while let (node, base, steps) = waiting.popLast() {
            for (position, item) in (node.sequence ?? []).enumerated() {
                waiting.append((item, base, steps + [String(position)]))
            }
            guard let mapping = node.mapping else { continue }
            var inner = base
            if !steps.isEmpty, let own = Self.base(in: mapping, at: steps, within: base) {
                inner = own
                places[own.path] = places[own.path] ?? (own.identity, steps)
                schemas[node.location] = own
                holders.insert(own.identity)
            }
            for entry in mapping.entries {
                waiting.append((entry.value, inner, steps + [entry.key.text]))
            }
        }
    }
}

extension SourceFile {
    /// Whether the file may hold a schema with a `$id`. By bytes: the library's search takes a hundred times as long,
    /// for every document.
    fileprivate var mentionsNames: Bool {
        bytes.withUnsafeBufferPointer { bytes in
            bytes.indices.dropLast(2).contains { position in
                bytes[position] == UInt8(ascii: "$") && bytes[position + 1] == UInt8(ascii: "i")
                    && bytes[position + 2] == UInt8(ascii: "d")
            }
        }
    }
}
