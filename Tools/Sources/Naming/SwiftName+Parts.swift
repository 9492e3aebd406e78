extension SwiftName {
    static func bareType(_ text: String) -> String {
        let lowersShouting = text.utf8.contains(UInt8(ascii: "_"))
        return PlainWords(text, saysSigns: false)?.upperCamel(lowersShouting: lowersShouting)
            ?? Words(text, .silent).upperCamel(lowersShouting: lowersShouting)
    }

    static func unshadowed(_ name: String) -> String {
        ShadowedTypeNames.all.contains(name) ? ShadowedTypeNames.prefix + name : name
    }

    /// A type name to append to other words: without an underscore before a digit.
    static func suffix(_ text: String) -> String {
        withoutUnderscore(bareType(text))
    }

    static func suffix(_ words: Words) -> String {
        withoutUnderscore(words.upperCamel(lowersShouting: false))
    }

    private static func withoutUnderscore(_ name: String) -> String {
        name.hasPrefix("_") ? String(name.dropFirst()) : name
    }

    static func spelled(_ words: Words, preferred: String) -> String {
        let name = usable(words.lowerCamel())
        return name == preferred ? usable(words.lowerCamel(keepsCapitals: true)) : name
    }

    /// The name, with an underscore after it if it does not compile, even in backticks, as a case, a property and a
    /// local.
    static func usable(_ name: String) -> String {
        switch name {
        case "self", "Type", "Protocol", "RawValue": name + "_"
        default: name
        }
    }
}
