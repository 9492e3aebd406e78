import Foundation
import Testing

@Suite("Facts of the two Petstore documents", .timeLimit(.minutes(2)))
struct FactsTests {
    @Test(
        "The project's document tells the published facts in its own words",
        .enabled(if: Backend.petstore.published != nil, "PUBLISHED_DOCUMENTS names no folder with the document"))
    func facts() throws {
        #expect(try differences(Backend.petstore.document, try #require(Backend.petstore.published)) == "")
    }

    @Test("A changed fact and a shared sentence are told")
    func changes() throws {
        let text = try String(contentsOf: Backend.petstore.document, encoding: .utf8)
        let changed = text.replacing("maximum: 100", with: "maximum: 99")
            .replacing("The pet asked for.", with: "Another pet.")
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let copy = folder.appending(path: "petstore.yaml")
        try changed.write(to: copy, atomically: true, encoding: .utf8)

        let lines = try differences(copy, Backend.petstore.document).split(separator: "\n")
        #expect(lines.contains("#/paths/~1pets/get/parameters/0/schema/maximum: 99, published as 100"))
        #expect(lines.contains("#/paths/~1pets/get/summary: the published sentence"))
        #expect(!lines.contains { $0.contains("/paths/~1pets~1{petId}/get/responses/200/description") })
    }

    private func differences(_ ours: URL, _ theirs: URL) throws -> String {
        let process = Process()
        let output = Pipe()
        process.executableURL = Checkout.python
        process.arguments = [Checkout.facts.path, ours.path, theirs.path]
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = output
        try process.run()
        let data = try output.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        return String(decoding: data, as: UTF8.self)
    }
}
