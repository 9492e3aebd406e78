import SwiftAST

extension Identifier {
    /// A name for something of the generator's own, told apart from names that come from the document.
    init(_ preferred: String, avoiding taken: some Sequence<String>) {
        let taken = Set(taken)
        var name = preferred
        while taken.contains(name) { name += "_" }
        self.init(name)
    }
}
