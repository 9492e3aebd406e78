import Overlay
import YAML

private let document = fixedDocument()

/// Fuzzes JSONPath queries over a small document.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ data: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let text = String(decoding: bytes(data, count), as: UTF8.self)
    do throws(QueryFault) {
        let places = try JSONPath(text).places(in: document)
        demand(places.allSatisfy { leads($0, from: document) }, "a place that is not there")
    } catch {
        demand(!error.message.isEmpty)
        demand((error.offset ?? 0) <= text.unicodeScalars.count, "past the end")
    }
    return 0
}

private func leads(_ place: [JSONPath.Step], from root: Node) -> Bool {
    var node: Node? = root
    for step in place {
        switch step {
        case .key(let key): node = node?[key]
        case .index(let index): node = node?.sequence?[index]
        }
    }
    return node != nil
}
