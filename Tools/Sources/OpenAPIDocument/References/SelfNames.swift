import Diagnostics
import YAML

/// The names that documents and schemas give themselves: `$self` of a document (OpenAPI 3.2), `$id` of a schema (JSON Schema
/// 2020-12, section 8.2.1).
///
/// A file that says where it is published lies beside other files as it does there. So its relative references are looked for
/// beside it, and a URL of a file in the folder that it is published in means the file in the folder that it lies in.
struct SelfNames {
    /// What names lead to.
    private(set) var places: [String: (identity: String, steps: [String])] = [:]
    /// What files start from that name themselves by a relative path.
    private(set) var bases: [String: ResourceBase] = [:]
    /// What the references in schemas start from that give themselves names, by where the schema stands.
    private var schemas: [SourceLocation: ResourceBase] = [:]
    /// The files that hold such schemas.
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

    /// Where a file lies that is published at a URL.
    func localPath(of url: String) -> String? {
        guard FilePath.isRemote(url), let folder = folders.first(where: { url.hasPrefix($0.published) }) else {
            return nil
        }
        return folder.local + JSONPointer.percentDecoded(url.dropFirst(folder.published.count))
    }

    /// Whether a file holds schemas with a name of their own.
    func isHolder(_ identity: String) -> Bool { holders.contains(identity) }

    /// What the references in a schema start from that gives itself a name; nil where it gives none.
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
    /// Whether the file may hold a schema with a name of its own. By bytes: the library's search takes a hundred times as
    /// long, for every document.
    fileprivate var mentionsNames: Bool {
        bytes.withUnsafeBufferPointer { bytes in
            bytes.indices.dropLast(2).contains { position in
                bytes[position] == UInt8(ascii: "$") && bytes[position + 1] == UInt8(ascii: "i")
                    && bytes[position + 2] == UInt8(ascii: "d")
            }
        }
    }
}
