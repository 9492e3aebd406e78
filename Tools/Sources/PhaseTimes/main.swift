import APIModel
import DeclarativeOpenAPI
import Diagnostics
import Emit
import Foundation
import OpenAPIDocument
import Resolve
import SwiftAST
import YAML

// `phase-times DOCUMENT…` prints how long each phase of generating a document takes, in milliseconds: the best of five. It is
// for the bench, which cannot call the rooms itself.

let rounds = 5
let clock = ContinuousClock()
/// Findings are of no interest here: whatever can be allowed is, so that every phase has all of its work to do.
let allowed = Set(Generator.rules.map(\.id))

/// The tree, the document, its model with the findings in order, and the source.
func times(of path: String) throws -> [Duration] {
    let bytes = [UInt8](try Data(contentsOf: URL(filePath: path)))
    var best = [Duration](repeating: .seconds(3600), count: 4)
    for _ in 0..<rounds {
        let file = YAML.SourceFile(name: path, bytes: bytes)
        var sink = DiagnosticSink(allowing: allowed)
        var instants = [clock.now]
        let tree = try DocumentReader.read(file, sink: &sink)
        instants.append(clock.now)
        let document = try OpenAPIReader.read(tree, sink: &sink)
        instants.append(clock.now)
        let api = try Resolver.resolve(document, options: ResolveOptions(), sink: &sink)
        let findings = sink.diagnostics
        instants.append(clock.now)
        let files = Emitter.files(for: api, options: EmitOptions())
        instants.append(clock.now)
        withExtendedLifetime((findings, files)) {}
        for phase in best.indices { best[phase] = min(best[phase], instants[phase + 1] - instants[phase]) }
    }
    return best
}

for path in CommandLine.arguments.dropFirst() {
    do {
        print(try times(of: path).map { String($0 / .milliseconds(1)) }.joined(separator: " "))
    } catch {
        FileHandle.standardError.write(Data("phase-times: \(path): \(error)\n".utf8))
        exit(1)
    }
}
