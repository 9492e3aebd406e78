import Diagnostics
import Foundation
import YAML

/// Fuzzes the reader of JSON, and compares it with Foundation's: both must accept the same texts, with few exceptions.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ data: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let file = SourceFile(name: "input.json", bytes: bytes(data, count))
    let (root, findings) = judged(file) { sink throws(Halt) in try DocumentReader.read(file, sink: &sink) }
    guard let root, findings.isEmpty else { return 0 }
    demand(walk(root) > 0)
    let text = file.bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? file.bytes.dropFirst(3) : file.bytes[...]
    do {
        _ = try JSONSerialization.jsonObject(with: Data(text), options: .fragmentsAllowed)
    } catch {
        demand(isHugeNumber(in: root), "Foundation refuses what was read: \(error)")
    }
    return 0
}

/// Whether a value contains a number outside the range of `Double`, which Foundation refuses.
private func isHugeNumber(in node: Node) -> Bool {
    switch node.content {
    case .scalar(let scalar): scalar.kind != .string && scalar.number.map { !$0.isFinite || $0 == 0 } ?? false
    case .sequence(let items): items.contains(where: isHugeNumber)
    case .mapping(let mapping): mapping.entries.contains { isHugeNumber(in: $0.value) }
    }
}
