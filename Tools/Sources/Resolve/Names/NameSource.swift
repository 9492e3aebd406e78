import Naming

/// The text of a document from which a Swift name is made, and the kind of name.
enum NameSource {
    case type(String)
    case member(String)
    /// A parameter, by its name and where it is sent.
    case parameter(String, in: String)
    case enumCase(String)
    case operationID(String)
    case operation(method: String, path: String)
    /// The case for a media type.
    case mediaType(words: String, text: String)
    /// A type named by a short text, or by a longer one where the short one is taken.
    case qualifiedType(String, otherwise: String)
    /// A name that is decided already, and how it is spelled out where it is taken.
    case name(String, otherwise: String)

    /// The text of the document.
    var text: String {
        switch self {
        case .type(let text), .member(let text), .parameter(let text, _), .enumCase(let text), .operationID(let text),
            .mediaType(_, let text), .qualifiedType(let text, _), .name(let text, _):
            text
        case .operation(let method, let path): "\(method.uppercased()) \(path)"
        }
    }

    /// The text as messages show it.
    var label: String {
        if case .parameter(let name, let place) = self { "\(name) (\(place))" } else { text }
    }

    /// The preferred name, which drops punctuation.
    var preferred: String {
        switch self {
        case .type(let text), .qualifiedType(let text, _): SwiftName.type(text)
        case .member(let text): SwiftName.member(text)
        case .parameter(let text, _): SwiftName.parameter(text)
        case .enumCase(let text): SwiftName.enumCase(text)
        case .operationID(let text): SwiftName.operation(id: text)
        case .operation(let method, let path): SwiftName.operation(method: method, path: path)
        case .mediaType(let words, _): SwiftName.member(words)
        case .name(let name, _): name
        }
    }

    /// The name that spells punctuation out, for the later of two texts with one preferred name.
    var spelled: String {
        switch self {
        case .type(let text): SwiftName.spelledType(text)
        case .qualifiedType(_, let text): SwiftName.type(text)
        case .member(let text): SwiftName.spelledMember(text)
        case .parameter(let text, _): SwiftName.spelledParameter(text)
        case .enumCase(let text): SwiftName.spelledEnumCase(text)
        case .operationID(let text): SwiftName.spelledOperation(id: text)
        case .operation(let method, let path): SwiftName.spelledOperation(method: method, path: path)
        case .mediaType(_, let text): SwiftName.spelledMember(text)
        case .name(_, let otherwise): otherwise
        }
    }

    /// Whether two of them with one name are a clash worth telling: a name that is qualified or decided already is not.
    var isReported: Bool {
        switch self {
        case .qualifiedType, .name: false
        default: true
        }
    }
}
