import Naming

/// The text in the document from which a Swift name is made, and the kind of name.
enum NameSource {
    case type(String)
    case member(String)
    /// A parameter, with its name and its `in`.
    case parameter(String, in: String)
    case enumCase(String)
    case operationID(String)
    case operation(method: String, path: String)
    /// The case for a media type.
    case mediaType(words: String, text: String)
    /// A type with a short name, and a longer one in case the short one is taken.
    case qualifiedType(String, otherwise: String)
    /// A finished name, and another in case the first is taken.
    case name(String, otherwise: String)

    /// The text in the document.
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
        if case .parameter(let name, let location) = self { "\(name) (\(location))" } else { text }
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

    /// The name with punctuation spelled out, for the later of two texts with the same preferred name.
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

    /// Whether a clash with another name is reported; it is not for names that the generator qualifies or makes itself.
    var isReported: Bool {
        switch self {
        case .qualifiedType, .name: false
        default: true
        }
    }
}
