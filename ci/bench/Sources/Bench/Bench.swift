import Foundation

/// `Bench DOCUMENT TOOLS MODULES ROOT`: a document's path, the folder of the executables, that of the runtime's modules, and
/// the checkout.
@main
struct Bench {
    static func main() {
        let arguments = CommandLine.arguments.dropFirst()
        guard arguments.count == 4 else {
            print("usage: Bench DOCUMENT TOOLS MODULES ROOT")
            exit(64)
        }
        let paths = Array(arguments)
        do {
            try GenerateBench(document: paths[0], generator: "\(paths[1])/declarative-openapi").run()
            let published = ProcessInfo.processInfo.environment["PUBLISHED_DOCUMENTS"]
            try LintBench(phases: "\(paths[1])/phase-times", published: published, document: paths[0]).run()
            try ManyFilesBench(published: published).run()
            try RegenerateBench(workspace: "\(paths[1])/workspace", root: paths[3]).run()
            try RequestBench().run()
            try SigningBench().run()
            try DecodeBench().run()
            try TypeCheckBench(modules: paths[2]).run()
        } catch {
            print("failed: \(error)")
            exit(1)
        }
    }
}
