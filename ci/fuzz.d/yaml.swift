import Diagnostics
import YAML

/// Fuzzes the reader of YAML.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ data: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let file = SourceFile(name: "input.yaml", bytes: bytes(data, count))
    let (root, _) = judged(file) { sink throws(Halt) in try DocumentReader.read(file, sink: &sink) }
    if let root { demand(walk(root) > 0) }
    return 0
}
