import Diagnostics
import YAML

/// How a list is written as text: `collectionFormat`.
enum CollectionFormat: String {
    case csv, ssv, tsv, pipes, multi

    /// The format of a parameter, a form field or a header that is a list: commas when it states none; nil when it is
    /// no list.
    init?(of object: ObjectReader, _ reports: inout ReadingReports) {
        let stated = object.text("collectionFormat", &reports)
        guard object.field("type")?.text == "array" || object.field("items") != nil else {
            if stated != nil, let entry = object.mapping.entry("collectionFormat") {
                reports.sink.report(
                    .collectionFormat, at: entry.key.location,
                    "`collectionFormat` has no effect here: only a list has one")
            }
            return nil
        }
        guard let text = stated else {
            self = .csv
            return
        }
        guard let format = CollectionFormat(rawValue: text) else {
            reports.sink.report(
                .collectionFormat, at: object.field("collectionFormat")?.location ?? object.node.location,
                "`collectionFormat` is csv, ssv, tsv, pipes or multi, not `\(text)`; the list is written with commas")
            self = .csv
            return
        }
        self = format
    }

    /// The `style` of OpenAPI 3 for a query or a form. OpenAPI 3 has none for tabs.
    var style: String {
        switch self {
        case .csv, .multi: "form"
        case .ssv: "spaceDelimited"
        case .tsv: "tabDelimited"
        case .pipes: "pipeDelimited"
        }
    }

    var explode: Bool { self == .multi }

    /// The separator between two elements, in words.
    var separatorInWords: String {
        switch self {
        case .csv: "commas"
        case .ssv: "spaces"
        case .tsv: "tabs"
        case .pipes: "bars"
        case .multi: "an entry for each element"
        }
    }
}
