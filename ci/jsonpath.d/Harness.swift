import Diagnostics
import Foundation
import Overlay
import YAML

/// Evaluates JSONPath queries. The input is a JSON list of pairs, a query and a document as text; the output has for
/// each the paths of the selected nodes, or the error.
func answer(_ query: String, _ document: String) -> Any {
    var sink = DiagnosticSink()
    do {
        let root = try DocumentReader.read(SourceFile(name: "document.json", text: document), sink: &sink)
        return try JSONPath(query).places(in: root).map { place in
            place.map { step -> Any in
                switch step {
                case .key(let key): key
                case .index(let index): index
                }
            }
        }
    } catch {
        return "\(error)"
    }
}

let input = FileHandle.standardInput.readDataToEndOfFile()
// Only the script beside this file calls it. Any other input is a fault of the check itself, and ends it.
guard let pairs = try JSONSerialization.jsonObject(with: input) as? [[String]] else { fatalError("no list of pairs") }
let answers = pairs.map { answer($0[0], $0[1]) }
FileHandle.standardOutput.write(try JSONSerialization.data(withJSONObject: answers))
