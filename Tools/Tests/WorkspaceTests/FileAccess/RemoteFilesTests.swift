import Synchronization
import Testing
import YAML

@testable import FileAccess

@Suite struct RemoteFilesTests {
    private let url = "https://example.com:8443/api/pet.yml?v=1"
    private let name = "example.com%3A8443%2Fapi%2Fpet.yml%3Fv%3D1"

    @Test func nothingIsReadUnlessAFolderIsNamed() {
        let remote = RemoteFiles(cache: nil, fetch: { _ in [0x61] })
        #expect(throws: LoadingFault.remoteNotAllowed) { try remote.source(url) }
    }

    @Test func nothingIsFetchedUnlessAskedFor() throws {
        let folder = try TemporaryFolder()
        let remote = RemoteFiles(cache: folder.path, fetch: nil)
        #expect(throws: LoadingFault.notCached(folder: folder.path)) { try remote.source(url) }
        try folder.write("type: string\n", to: name)
        let source = try remote.source(url)
        #expect(source.name == "\(folder.path)/\(name)")
        #expect(String(decoding: source.bytes, as: UTF8.self) == "type: string\n")
    }

    @Test func aFileIsFetchedOnceAndKept() throws {
        let folder = try TemporaryFolder()
        let fetched = Mutex<[String]>([])
        let remote = RemoteFiles(
            cache: folder.path("cache"),
            fetch: { url in
                fetched.withLock { $0.append(url) }
                return Array("type: integer\n".utf8)
            })
        for _ in 0..<2 {
            #expect(String(decoding: try remote.source(url).bytes, as: UTF8.self) == "type: integer\n")
        }
        #expect(fetched.withLock { $0 } == [url])
        #expect(try folder.text("cache/\(name)") == "type: integer\n")
    }

    @Test func whatFailsIsNotKept() throws {
        let folder = try TemporaryFolder()
        let remote = RemoteFiles(cache: folder.path, fetch: { (_) throws(LoadingFault) in throw .notFetched("404") })
        #expect(throws: LoadingFault.notFetched("404")) { try remote.source(url) }
        #expect(try folder.contents().isEmpty)
        let long = "https://example.com/" + String(repeating: "a", count: 260)
        #expect(throws: LoadingFault.notFetched("its URL is too long for the name of a file")) {
            try remote.source(long)
        }
    }
}
