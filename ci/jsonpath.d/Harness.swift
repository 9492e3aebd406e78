import Diagnostics
import Foundation
import Overlay
import YAML

/// Answers queries: in, a JSON list of pairs of a query and a document as text; out, for each the places of what is selected,
/// or what is wrong.
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
// The script beside this is all that calls it: whatever else comes in is a fault of the check itself, and ends it.
guard let pairs = try JSONSerialization.jsonObject(with: input) as? [[String]] else { fatalError("no list of pairs") }
let answers = pairs.map { answer($0[0], $0[1]) }
FileHandle.standardOutput.write(try JSONSerialization.data(withJSONObject: answers))
