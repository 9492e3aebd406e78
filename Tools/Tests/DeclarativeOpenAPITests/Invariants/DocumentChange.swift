import Foundation
import YAML

/// A change of one node of a document, as an Overlay document, so that everything else keeps its line and column.
struct DocumentChange {
    /// The name of all overlays of these tests. It marks findings in the parts that an overlay adds.
    static let fileName = "change.yaml"

    private var actions: [String] = []

    /// Removes the value at a path of keys.
    func removing(_ keys: [String]) -> DocumentChange {
        adding(#"{"target": \#(Self.target(keys)), "remove": true}"#)
    }

    /// Merges a flow mapping into the mapping at a path of keys. New members and list items come last.
    func merging(_ update: String, into keys: [String]) -> DocumentChange {
        adding(#"{"target": \#(Self.target(keys)), "update": \#(update)}"#)
    }

    var overlay: SourceFile {
        SourceFile(
            name: Self.fileName,
            text: """
                overlay: 1.0.0
                info: {title: Change, version: "1"}
                actions:
                \(actions.map { "- \($0)" }.joined(separator: "\n"))

                """)
    }

    private func adding(_ action: String) -> DocumentChange {
        var change = self
        change.actions.append(action)
        return change
    }

    /// A JSONPath in YAML's double quotes.
    private static func target(_ keys: [String]) -> String {
        let steps = keys.map { key in
            "['" + key.replacing("\\", with: "\\\\").replacing("'", with: "\\'") + "']"
        }
        let path = "$" + steps.joined()
        return "\"" + path.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
    }
}
