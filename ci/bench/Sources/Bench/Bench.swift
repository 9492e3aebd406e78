import Foundation

/// `Bench DOCUMENT GENERATOR MODULES`: a document's path, the generator's executable, the folder of the runtime's modules.
@main
struct Bench {
    static func main() {
        let arguments = CommandLine.arguments.dropFirst()
        guard arguments.count == 3 else {
            print("usage: Bench DOCUMENT GENERATOR MODULES")
            exit(64)
        }
        let paths = Array(arguments)
        do {
            try GenerateBench(document: paths[0], generator: paths[1]).run()
            try RequestBench().run()
            try TypeCheckBench(modules: paths[2]).run()
        } catch {
            print("failed: \(error)")
            exit(1)
        }
    }
}
