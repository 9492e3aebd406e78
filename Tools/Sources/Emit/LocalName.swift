import SwiftAST

extension Identifier {
    /// A name that the generator chooses, with underscores after it if a name from the document is the same.
    init(_ preferred: String, avoiding taken: some Sequence<String>) {
        let taken = Set(taken)
        var name = preferred
        while taken.contains(name) { name += "_" }
        self.init(name)
    }
}
