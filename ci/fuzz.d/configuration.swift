import Configuration
import DeclarativeOpenAPI
import Diagnostics
import YAML

/// Fuzzes the reader of a `backend.yaml`.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ data: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let file = SourceFile(name: "backend.yaml", bytes: bytes(data, count))
    _ = judged(file) { sink in ConfigurationFile.read(file, rules: Generator.rules, sink: &sink) }
    return 0
}
