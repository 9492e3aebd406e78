import CommandLineInterface
import Foundation

/// The place of a new backend's document in the repository.
struct SpecPlace {
    /// The path from the root: `Specs/uspto.yaml`.
    let path: String
    /// Whether the document is there already.
    let isPresent: Bool

    /// A document in `Specs/` stays where it is. Any other document is copied there, named after the backend in
    /// kebab-case, with the same extension.
    ///
    /// - Throws: ``UsageError`` for a file without the extension of a document.
    init(of file: String, for name: String, in tree: Tree) throws(UsageError) {
        let specs = Self.resolved(tree.absolute("Specs")) + "/"
        let place = Self.resolved(file)
        if place.hasPrefix(specs) {
            path = "Specs/" + place.dropFirst(specs.count)
            isPresent = true
            return
        }
        let ending = (file as NSString).pathExtension
        guard ["json", "yaml", "yml"].contains(ending) else {
            throw UsageError("the name of a document ends with .yaml, .yml or .json; this is \(file)")
        }
        path = "Specs/\(Self.kebab(name)).\(ending)"
        isPresent = false
    }

    /// The absolute path without links; the path of a missing file is not changed.
    private static func resolved(_ path: String) -> String {
        guard let real = realpath(path, nil) else { return path }
        defer { free(real) }
        return String(cString: real)
    }

    /// `SupabaseAuth` → `supabase-auth`, `HTTPBin2` → `http-bin2`
    static func kebab(_ name: String) -> String {
        let characters = Array(name)
        var text = ""
        for (index, character) in characters.enumerated() {
            if character == "_" {
                if !text.isEmpty, !text.hasSuffix("-") { text += "-" }
                continue
            }
            let follows = index > 0 && !characters[index - 1].isUppercase
            let leads = index > 0 && index + 1 < characters.count && characters[index + 1].isLowercase
            if character.isUppercase, follows || leads, !text.isEmpty, !text.hasSuffix("-") { text += "-" }
            text += character.lowercased()
        }
        return text.hasSuffix("-") ? String(text.dropLast()) : text
    }
}
