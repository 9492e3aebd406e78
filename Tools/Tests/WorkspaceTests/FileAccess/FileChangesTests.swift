import FileAccess
import Foundation
import Testing

@Suite struct FileChangesTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func permissions(_ name: String) throws -> Int? {
        try FileManager.default.attributesOfItem(atPath: folder.path(name))[.posixPermissions] as? Int
    }

    @Test func writesNewFilesInNewFolders() throws {
        var changes = FileChanges()
        changes.write(Array("one".utf8), to: folder.path("a/b/one"))
        #expect(try changes.commit() == 1)
        #expect(try folder.contents() == ["a/b/one": Data("one".utf8)])
    }

    @Test func leavesAFileThatIsRightAlone() throws {
        try folder.write("same", to: "file")
        let past = Date(timeIntervalSince1970: 1_000_000_000)
        try FileManager.default.setAttributes([.modificationDate: past], ofItemAtPath: folder.path("file"))
        var changes = FileChanges()
        changes.write(Array("same".utf8), to: folder.path("file"))
        #expect(try changes.commit() == 0)
        let date = try FileManager.default.attributesOfItem(atPath: folder.path("file"))[.modificationDate] as? Date
        #expect(date == past)
    }

    @Test func keepsPermissionsAndLinks() throws {
        try folder.write("old", to: "file", executable: true)
        try FileManager.default.createSymbolicLink(
            atPath: folder.path("link"), withDestinationPath: folder.path("file"))
        var changes = FileChanges()
        changes.write(Array("new".utf8), to: folder.path("link"))
        #expect(try changes.commit() == 1)
        #expect(try folder.text("file") == "new")
        #expect(try permissions("file") == 0o755)
        #expect(
            try FileManager.default.destinationOfSymbolicLink(atPath: folder.path("link")) == folder.path("file"))
    }

    @Test func changesNothingWhenOneFileCannotBeWritten() throws {
        try folder.write("old", to: "a")
        try folder.write("inside", to: "z/inside")
        let before = try folder.contents()
        var changes = FileChanges()
        changes.write(Array("new".utf8), to: folder.path("a"))
        changes.write(Array("new".utf8), to: folder.path("z"))
        let problem = #expect(throws: FileProblem.self) { try changes.commit() }
        #expect(problem?.kind == .unwritable)
        #expect(try folder.contents() == before)
    }

    @Test func removesFilesAndTheFolderTheyLeaveEmpty() throws {
        try folder.write("", to: "folder/stray")
        var changes = FileChanges()
        changes.remove(folder.path("folder/stray"))
        #expect(try changes.commit() == 1)
        #expect(!folder.exists("folder"))
    }
}
