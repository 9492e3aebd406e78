import Foundation
import Testing
import YAML

@testable import FileAccess

/// The files that a document on disk may refer to, and their names.
@Suite struct DocumentFolderTests {
    /// `api/openapi.yaml` with files in its folder and beside it.
    private let place: TemporaryFolder

    init() throws {
        place = try TemporaryFolder()
        try place.write("openapi: 3.1.0\n", to: "api/openapi.yaml")
        try place.write("type: string\n", to: "api/models/pet.yml")
        try place.write("type: integer\n", to: "shared/page.yml")
        try place.write("secret\n", to: "private/key.txt")
    }

    private func folder(root: String? = nil) throws -> DocumentFolder {
        try DocumentFolder(of: "api/openapi.yaml", from: place.path + "/", root: root)
    }

    private func link(_ name: String, to target: String) throws {
        try FileManager.default.createSymbolicLink(
            atPath: place.path(name), withDestinationPath: target.hasPrefix("/") ? place.path + target : target)
    }

    @Test(arguments: [
        ("models/pet.yml", "models/pet.yml"), ("openapi.yaml", ""), ("models/../models/pet.yml", "models/pet.yml"),
        ("alias.yml", "models/pet.yml"), ("linked/pet.yml", "models/pet.yml"), ("self.yaml", ""),
    ])
    func oneFileHasOneName(path: String, identity: String) throws {
        try link("api/alias.yml", to: "models/pet.yml")
        try link("api/linked", to: "/api/models")
        try link("api/self.yaml", to: "openapi.yaml")
        #expect(try folder().identity(of: path) == identity)
    }

    @Test func absolutePathsAreTheSameFiles() throws {
        #expect(try folder().identity(of: place.path("api/models/pet.yml")) == "models/pet.yml")
    }

    @Test(arguments: [
        "../shared/page.yml", "../none.yml", "/etc/passwd", "stolen.yml", "away/key.txt", "..", "../api2/x",
    ])
    func nothingOutsideIsOpened(path: String) throws {
        try link("api/stolen.yml", to: "/private/key.txt")
        try link("api/away", to: "../private")
        try place.write("", to: "api2/x")
        #expect(throws: LoadingFault.outside(root: "api")) { try folder().identity(of: path) }
    }

    @Test func aWiderRootAdmitsWhatIsInIt() throws {
        let root = place.path
        #expect(try folder(root: root).identity(of: "../shared/page.yml") == "../shared/page.yml")
        let source = try folder(root: root).source("../shared/page.yml")
        #expect(source.name == "api/../shared/page.yml")
        #expect(String(decoding: source.bytes, as: UTF8.self) == "type: integer\n")
        #expect(throws: LoadingFault.outside(root: root)) { try folder(root: root).identity(of: "../../etc/passwd") }
    }

    @Test func aRootThatDoesNotHoldTheDocumentIsRefused() throws {
        #expect(throws: FileProblem(path: "api/openapi.yaml", kind: .outside, reason: place.path("shared"))) {
            try folder(root: place.path("shared"))
        }
        #expect(throws: FileProblem(path: place.path("none"), kind: .missing)) { try folder(root: place.path("none")) }
    }

    @Test func whatIsNoFileSaysSo() throws {
        #expect(throws: LoadingFault.missing) { try folder().identity(of: "models/none.yml") }
        #expect(throws: LoadingFault.missing) { try folder().identity(of: "models/pet.yml/none.yml") }
        #expect(throws: LoadingFault.missing) { try folder().identity(of: "models/pet.yml\0.png") }
        #expect(throws: LoadingFault.directory) { try folder().source(try folder().identity(of: "models")) }
        try link("api/round.yml", to: "round.yml")
        #expect(throws: LoadingFault.unreadable("Too many levels of symbolic links")) {
            try folder().identity(of: "round.yml")
        }
        #expect(mkfifo(place.path("api/pipe.yml"), 0o600) == 0)
        #expect(throws: LoadingFault.unreadable("it is not a regular file")) { try folder().source("pipe.yml") }
    }
}
