import DeclarativeOpenAPI
import Diagnostics
import YAML

private let options = GeneratorOptions(allowedRules: Set(Generator.rules.map(\.id)))

/// Fuzzes the whole pipeline, with every refusal allowed, so that it continues as far as possible.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ data: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let file = SourceFile(name: "input.yaml", bytes: bytes(data, count))
    let result = Generator.generate(file, options: options, mapsTypes: true)
    judge(result.diagnostics, of: file, gaveValue: result.text != nil)
    let hasError = result.diagnostics.contains { $0.severity == .error }
    demand((result.text == nil) == hasError, "output and errors are not one or the other")
    return 0
}
