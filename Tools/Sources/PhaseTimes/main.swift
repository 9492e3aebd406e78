import DeclarativeOpenAPI
import Diagnostics
import Foundation
import YAML

// `phase-times DOCUMENT…` prints how long each stage of generating a document takes, in milliseconds: the best of five. It is
// for the bench, a package of its own, which cannot call the generator.

let rounds = 5
let clock = ContinuousClock()
/// Every rule that can be allowed is, so that each stage has all of its work to do.
let options = GeneratorOptions(allowedRules: Set(Generator.rules.map(\.id)))

/// A document that is not generated from.
struct Refused: Error {
    let findings: [Diagnostic]
}

/// The best time of each stage, in the order of `Generator.Stage`.
func times(of path: String) throws -> [Duration] {
    let bytes = [UInt8](try Data(contentsOf: URL(filePath: path)))
    var best = [Duration](repeating: .seconds(3600), count: Generator.Stage.allCases.count)
    for _ in 0..<rounds {
        let file = SourceFile(name: path, bytes: bytes)
        var instants = [clock.now]
        let result = Generator.generate(file, options: options) { _ in instants.append(clock.now) }
        guard !result.files.isEmpty, instants.count == best.count + 1 else {
            throw Refused(findings: result.diagnostics)
        }
        for stage in best.indices { best[stage] = min(best[stage], instants[stage + 1] - instants[stage]) }
    }
    return best
}

for path in CommandLine.arguments.dropFirst() {
    do {
        print(try times(of: path).map { String($0 / .milliseconds(1)) }.joined(separator: " "))
    } catch let refused as Refused {
        FileHandle.standardError.write(Data(DiagnosticPrinter().text(of: refused.findings).utf8))
        exit(1)
    } catch {
        FileHandle.standardError.write(Data("phase-times: \(path): \(error)\n".utf8))
        exit(1)
    }
}
