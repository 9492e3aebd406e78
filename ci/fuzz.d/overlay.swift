import Diagnostics
import Overlay
import YAML

private let document = fixedDocument()

/// Fuzzes Overlay documents, applied to a small document.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ data: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let file = SourceFile(name: "overlay.yaml", bytes: bytes(data, count))
    let (tree, _) = judged(file) { sink throws(Halt) in
        Overlay.apply([try DocumentReader.read(file, sink: &sink)], to: document, sink: &sink)
    }
    if let tree { demand(walk(tree) > 0) }
    return 0
}
