import YAML

/// The copy of a document in the repository: a file, or a folder if the document has several files.
struct SpecCopy {
    /// The path of the copy: `Specs/web-shop.yaml` or `Specs/web-shop/openapi.yaml`.
    let path: String
    /// The folder of a document with several files: `Specs/web-shop`.
    let folder: String?
    /// The files of that folder, by their paths in it.
    let filesInFolder: [String: [UInt8]]
    /// The other files, by their paths.
    let files: [String: [UInt8]]

    /// - Parameter sources: The files of the document, the main file first; all are in its folder.
    init(of sources: [SourceFile], at place: SpecPlace) {
        guard let document = sources.first, !place.isPresent else {
            self.init(path: place.path, folder: nil, filesInFolder: [:], files: [:])
            return
        }
        guard sources.count > 1 else {
            self.init(path: place.path, folder: nil, filesInFolder: [:], files: [place.path: document.bytes])
            return
        }
        let folder = String(place.path.prefix(upTo: place.path.lastIndex(of: ".") ?? place.path.endIndex))
        let above = document.name.lastIndex(of: "/").map { document.name[...$0].count } ?? 0
        let contents = sources.map { (String($0.name.dropFirst(above)), $0.bytes) }
        self.init(
            path: "\(folder)/\(contents[0].0)", folder: folder,
            filesInFolder: Dictionary(contents, uniquingKeysWith: { first, _ in first }), files: [:])
    }

    private init(path: String, folder: String?, filesInFolder: [String: [UInt8]], files: [String: [UInt8]]) {
        self.path = path
        self.folder = folder
        self.filesInFolder = filesInFolder
        self.files = files
    }
}
